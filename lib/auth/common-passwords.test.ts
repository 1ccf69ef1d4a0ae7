import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords";

it.each([
  "password1234",
  "PASSWORD1234",
  "qwertyuiop123",
  "administrator",
  "letmein12345",
  "passwordpassword",
  "adminadminadmin",
  "aaaaaaaaaaaa",
  "123456789012",
  "9081726354435261",
  "peptides2026",
])("%s is common", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  "correct horse battery staple",
  "a password for tests",
  "k7-Vb2_qLx9w",
  "Großmutters Käsekuchen",
  "наша тайная фраза",
])("%s is not", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
