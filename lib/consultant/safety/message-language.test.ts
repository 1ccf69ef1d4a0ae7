import { expect, it } from "vitest";
import { detectLanguage } from "./message-language";

it.each([
  ["My wife passed out after her injection and will not wake up", "en"],
  ["Mi esposa se desmayó después de la inyección y no despierta", "es"],
  ["Meine Frau ist nach der Spritze umgekippt und wacht nicht auf", "de"],
  ["Моя жена потеряла сознание после укола", "ru"],
  ["彼は息をしていません", "ja"],
  ["12345 !!!", "en"],
  ["", "en"],
])("%s", async (message, language) => {
  expect(await detectLanguage(message)).toBe(language);
});
