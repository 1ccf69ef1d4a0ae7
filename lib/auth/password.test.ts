import { expect, it } from "vitest";
import { hashPassword, isPasswordOf } from "./password";

it("a hash belongs to its password alone, and is salted", async () => {
  const first = await hashPassword("correct horse battery");
  const second = await hashPassword("correct horse battery");
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await isPasswordOf(first, "correct horse battery")).toBe(true);
  expect(await isPasswordOf(first, "Correct horse battery")).toBe(false);
});
