import { describe, expect, it } from "vitest";
import { findNamed, findOptions } from "./combobox-options";

const options = [
  { value: "cvd", label: "Cardiovascular disease", synonyms: ["CVD", "heart disease"] },
  { value: "hf", label: "Heart failure", synonyms: [] },
  { value: "diet", label: "Healthy diet" },
];

describe("the options of a combobox", () => {
  it("are found by name before synonym, in their order without a text", () => {
    expect(findOptions(options, "hea").map(({ value }) => value)).toEqual(["hf", "diet", "cvd"]);
    expect(findOptions(options, "disease").map(({ value }) => value)).toEqual(["cvd"]);
    expect(findOptions(options, "")).toHaveLength(3);
    expect(findOptions(options, "liver")).toEqual([]);
  });

  it("show the synonym first that was looked for", () => {
    expect(findOptions(options, "heart d")[0]?.synonyms).toEqual(["heart disease", "CVD"]);
  });

  it("are named by their exact names, whatever the case and punctuation", () => {
    expect(findNamed(options, "c.v.d")?.value).toBe("cvd");
    expect(findNamed(options, "heart")).toBeUndefined();
    expect(findNamed(options, "-")).toBeUndefined();
  });
});
