import { expect, it } from "vitest";
import { approvalStanding } from "./approval-standing";
import { factsInput } from "./facts-input";

const source = { title: "T", publisher: "P", url: "https://example.org/", checked: "2026-11-22" };

function standingOf(...approvals: object[]) {
  const approval = {
    state: "current",
    indication: "Obesity",
    conditions: ["obesity"],
    routes: ["oral"],
    source: "one",
  };
  const facts = factsInput.parse({
    sources: { one: source },
    approvals: approvals.map((values) => ({ ...approval, ...values })),
  });
  return approvalStanding(facts);
}

const fda = { agency: "FDA" };
const ema = { agency: "EMA" };
const test = { indication: "Test for growth hormone deficiency (diagnostic use only)" };
const radiology = { indication: "Diagnostic aid in radiology" };

it.each([
  ["the FDA and the EMA", [fda, ema], { kind: "us-eu", name: "US and EU" }],
  ["the FDA alone", [fda], { kind: "us-eu", name: "US, others not recorded" }],
  ["the EMA alone", [ema, { agency: "AIFA" }], { kind: "us-eu", name: "EU, others not recorded" }],
  [
    "the FDA alone, where the EMA's approval ended",
    [fda, { ...fda, state: "discontinued" }, { ...ema, state: "discontinued" }],
    { kind: "us-eu", name: "US, ended elsewhere" },
  ],
  ["the FDA and Japan", [fda, { agency: "PMDA" }], { kind: "us-eu", name: "US and elsewhere" }],
  [
    "the FDA, the EMA and Australia",
    [{ agency: "TGA" }, fda, ema],
    { kind: "us-eu", name: "US, EU and elsewhere" },
  ],
  [
    "the FDA and member states of the EU",
    [fda, { agency: "EU_NATIONAL" }],
    { kind: "us-eu", name: "US and some EU countries" },
  ],
  [
    "a member state, where the EMA refused it",
    [{ agency: "AIFA" }, { ...ema, state: "refused" }],
    { kind: "us-eu", name: "some EU countries, others not recorded" },
  ],
  [
    "other authorities, where the FDA's approval ended",
    [{ ...fda, state: "withdrawn" }, { agency: "RU" }],
    { kind: "elsewhere", name: "elsewhere only" },
  ],
  [
    "a test only, where the treatment ended",
    [
      { ...fda, state: "discontinued" },
      { agency: "PMDA", ...test },
    ],
    { kind: "diagnostic", name: "diagnostic only" },
  ],
  [
    "a treatment and a test",
    [
      { agency: "FDA", ...radiology },
      { agency: "PMDA", indication: "Hypoglycaemia, and as a diagnostic aid" },
    ],
    { kind: "elsewhere", name: "elsewhere only" },
  ],
  [
    "no authority any more",
    [
      { ...fda, state: "withdrawn" },
      { ...ema, state: "discontinued" },
    ],
    { kind: "ended", name: "withdrawn or discontinued" },
  ],
  ["no authority yet", [{ ...fda, state: "under_review" }], null],
  ["no authority, where one refused it", [{ ...ema, state: "refused" }], null],
  ["nobody", [], null],
])("says what approval by %s amounts to", (_, approvals, standing) => {
  expect(standingOf(...approvals)).toEqual(standing);
});
