import { expect, it } from "vitest";
import { BIN_DAYS } from "@/lib/resources/revisions/bin-days";
import { deletionText } from "./deletion-text";

it("says that the bin keeps what is deleted, and for how long", () => {
  expect(deletionText('this peptide "BPC-157"')).toBe(
    `Are you sure you want to delete this peptide "BPC-157"? This action cannot be undone except from the bin, which keeps it for ${BIN_DAYS} days.`,
  );
  expect(deletionText("3 peptides", 3)).toBe(
    `Are you sure you want to delete 3 peptides? This action cannot be undone except from the bin, which keeps them for ${BIN_DAYS} days.`,
  );
});
