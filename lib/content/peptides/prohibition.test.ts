import { expect, it } from "vitest";
import { prohibition } from "./prohibition";

it("says what WADA prohibits, with a colon only before a note", () => {
  expect(prohibition({ wadaNote: "S2, at all times" })).toBe(
    "Prohibited by WADA: S2, at all times",
  );
  for (const wadaNote of [null, "", " "]) {
    expect(prohibition({ wadaNote })).toBe("Prohibited by WADA");
  }
});
