import type { Question } from "./explain-peaks";
import { DEFAULT_TOLERANCE, type ToleranceUnit } from "./tolerance";

export const CHECK_PATH = "/tools/identity-check";

/** The fields of the check as they were filled in. */
export interface CheckFields {
  /** The id of a peptide of the library, or "" for a sequence. */
  peptide: string;
  sequence: string;
  masses: string;
  measured: Question["measured"];
  tolerance: string;
  unit: ToleranceUnit;
}

export const EMPTY_CHECK: CheckFields = {
  peptide: "",
  sequence: "",
  masses: "",
  measured: "ions",
  tolerance: DEFAULT_TOLERANCE.Da,
  unit: "Da",
};

const MAX_CHARACTERS = 4000;

/** The address of a check. What was filled in is in the fragment, which no browser sends. */
export function checkHref(fields: Partial<CheckFields>): string {
  const { peptide, sequence, masses, measured, tolerance, unit } = { ...EMPTY_CHECK, ...fields };
  const values = new URLSearchParams();
  if (peptide) values.set("peptide", peptide);
  else if (sequence) values.set("sequence", sequence);
  if (masses) values.set("masses", masses);
  if (measured !== EMPTY_CHECK.measured) values.set("mode", measured);
  if (unit !== EMPTY_CHECK.unit) values.set("unit", unit);
  if (tolerance !== DEFAULT_TOLERANCE[unit]) values.set("tolerance", tolerance);
  return values.size > 0 ? `${CHECK_PATH}#${values}` : CHECK_PATH;
}

/** Of a fragment; values that mean nothing are replaced by the defaults. */
export function readCheck(fragment: string, library: readonly number[]): CheckFields {
  const values = new URLSearchParams(fragment);
  const text = (name: string) => {
    const value = values.get(name) ?? "";
    return value.length > MAX_CHARACTERS ? "" : value;
  };
  const peptide = library.some((id) => String(id) === text("peptide")) ? text("peptide") : "";
  const unit = text("unit") === "ppm" ? "ppm" : "Da";
  return {
    peptide,
    sequence: peptide ? "" : text("sequence"),
    masses: text("masses"),
    measured: text("mode") === "molecules" ? "molecules" : "ions",
    tolerance: values.has("tolerance") ? text("tolerance") : DEFAULT_TOLERANCE[unit],
    unit,
  };
}
