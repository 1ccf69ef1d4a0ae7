import { expect, it } from "vitest";
import { readCriteria } from "./read-criteria";

const wordsOf = (message: string) => readCriteria(message).criteria.map(({ words }) => words);

it.each([
  ["approved by the FDA but not by the EMA", ["approved by the FDA", "not approved by the EMA"]],
  ["refused by the EMA but later authorised", ["refused by the EMA", "approved by the EMA"]],
  ["approved for acromegaly or endometriosis", ["approved for acromegaly or endometriosis"]],
  ["approved for acromegaly, given by mouth", ["approved for acromegaly to be given by mouth"]],
  [
    "tried in people for sepsis or approved for it",
    ["studied in people for sepsis", "approved for sepsis"],
  ],
  ["unapproved and prohibited in sport", ["not approved", "prohibited in sport"]],
  ["whose EMA authorisation was withdrawn", ["withdrawn or discontinued by the EMA"]],
  ["banned only for men", ["prohibited in males"]],
  ["GLP-1 agonists", ["activating the GLP-1 receptor"]],
  [
    "with a disulfide, lactam or thioether ring",
    ["with a disulfide bond or with a lactam bridge or with a thioether bridge"],
  ],
  ["FDA approvals between 2010 and 2012", ["approved by the FDA between 2010 and 2012"]],
  ["GLP-1 drugs that nobody has approved", ["activating the GLP-1 receptor", "not approved"]],
  ["melanocortin 4 agonists", ["activating the Melanocortin-4 receptor"]],
  ["never given by mouth", ["not given by mouth"]],
  ["given by mouth, I hate needles", ["given by mouth", "not given by injection"]],
  [
    "approved in Russia, leave out those that go into the nose",
    ["approved by Russia", "not approved to be given through the nose"],
  ],
  ["not under any class of the 2026 doping list", ["not listed in sport"]],
  ["banned for everybody, not just for men", ["prohibited in sport"]],
  [
    "both the receptor for GLP-1 and the one for glucagon",
    ["acting on the GLP-1 receptor", "acting on the Glucagon receptor"],
  ],
  ["approved as a nasal spray or drops", ["approved to be given through the nose"]],
  ["applied to the skin and banned", ["given on the skin", "prohibited in sport"]],
  ["banned at all times", ["prohibited in sport at all times"]],
  ["banned in sport in 2026", ["prohibited in sport"]],
  ["on the Monitoring Program for 2026", ["monitored in sport, not prohibited"]],
  [
    "formerly approved by the FDA and have no current FDA approval",
    ["formerly approved by the FDA"],
  ],
  ["once FDA approved, with no current US approval left", ["formerly approved by the FDA"]],
  ["used to be FDA approved but have no approval any more", ["formerly approved by the FDA"]],
  ["no longer sold in the US, not approved there any more", ["formerly approved by the FDA"]],
  ["for bleeding veins in the gullet", ["for bleeding oesophageal varices"]],
  ["medicines for hiv", ["for HIV infection or HIV-associated lipodystrophy"]],
  ["slimming jabs", ["for obesity given by injection"]],
  ["what doctors can prescribe for acromegaly", ["approved for acromegaly"]],
  ["what may my GP prescribe for acromegaly", ["approved for acromegaly"]],
  ["stuck at phase 2", ["developed to phase 2 at most"]],
  ["which never made it past phase 2", ["developed to phase 2 at most"]],
  ["which never reached phase 3", ["that did not reach phase 3"]],
  ["which reached phase 3", ["whose highest phase is 3"]],
  ["ongoing phase 3 programmes", ["in ongoing development in phase 3"]],
  ["given into the nose according to the label", ["approved to be given through the nose"]],
  ["one injection a week", ["given once a week"]],
  ["two or more disulfide bonds", ["with several disulfide bonds"]],
  ["contraindicated in pregnancy", ["contraindicated in pregnancy"]],
  [
    "approved in Japan, the US never has",
    ["approved by the PMDA (Japan)", "not approved by the FDA"],
  ],
  ["covered by a class of the list", ["prohibited as members of a class"]],
  ["listed as antagonists", ["recorded as antagonists"]],
  ["GLP-1 and GIP receptors", ["acting on the GLP-1 receptor", "acting on the GIP receptor"]],
  ["which hit the GLP-1 receptor as agonists, approved or not", ["activating the GLP-1 receptor"]],
  ["GLP-1 agonists, no matter if approved", ["activating the GLP-1 receptor"]],
  [
    "that carry the FDA's black-box text about thyroid tumours",
    ["with a boxed warning on the US label about thyroid tumours"],
  ],
  [
    "with a boxed warning on at least one of their US products",
    ["with a boxed warning on the US label"],
  ],
  [
    "no approval whatsoever in the EU or one of its member states",
    ["not approved by the EMA or a member state of the EU"],
  ],
  ["the thyroid boxed warning", ["with a boxed warning on the US label about thyroid"]],
  [
    "black box about tumors of the thyroid - which carry it",
    ["with a boxed warning on the US label about tumors of the thyroid"],
  ],
  ["what WADA merely keeps an eye on", ["monitored in sport, not prohibited"]],
  [
    "carry a boxed warning in the US that is about something other than thyroid tumours",
    ["with a boxed warning on the US label not about thyroid tumours"],
  ],
  [
    "a boxed warning that is not about thyroid tumours",
    ["with a boxed warning on the US label not about thyroid tumours"],
  ],
  ["licensed as something you breathe into the lungs", ["approved to be given by inhalation"]],
  ["act on the V2 receptor of vasopressin", ["acting on the Vasopressin V2 receptor"]],
  ["imitate GHRH at its receptor", ["activating the GHRH receptor"]],
  ["banned in sport at all times, for women as well as men", ["prohibited in sport at all times"]],
  ["only in cells or animals", ["with evidence of animals or cells only"]],
])("reads %j", (message, words) => {
  expect(wordsOf(message)).toEqual(words);
});

it.each([
  ["the three heaviest peptides", 3, "with the greatest mass"],
  ["which has the longest half-life", null, "with the longest half-life in people"],
  ["which was approved first by the FDA", null, "approved first"],
])("reads the superlative of %j", (message, count, words) => {
  expect(readCriteria(message).superlative).toMatchObject({ count, words });
});

it("counts the first of several approvals", () => {
  const facts = {
    approvals: ["2004", "2021"].map((date) => ({ agency: "FDA", state: "current", date })),
  };
  const isListed = (message: string) =>
    readCriteria(message).criteria.every(({ holds }) => holds({ facts } as never));
  expect(isListed("approved by the FDA since 2020")).toBe(true);
  expect(isListed("first approved by the FDA since 2020")).toBe(false);
});

it("takes an approval for more than the phases before it", () => {
  const holds = (message: string, phase: string) =>
    readCriteria(message).criteria.every((criterion) =>
      criterion.holds({
        facts: { development: [{ condition: "obesity", phase: "2", state: "completed" }] },
        record: { overall: { phase, inWhom: [] }, conditions: {} },
      } as never),
    );
  expect(holds("which never made it past phase 2", "2")).toBe(true);
  expect(holds("which never made it past phase 2", "approved")).toBe(false);
  expect(holds("which never reached phase 3", "2")).toBe(true);
  expect(holds("which never reached phase 3", "approved")).toBe(false);
});

it("leaves what it does not understand", () => {
  expect(readCriteria("approved for baldness").rest).toContain("baldness");
});
