import { expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { readQuestion } from "../../understand/read-question";
import { retrieve } from "../retrieve";
import { findAskedList } from "./asked-list";

const library = await readSeededLibrary();

function list(message: string) {
  const found = findAskedList(library, message, readQuestion(library, message, []));
  return found && found !== "unknown" ? found : null;
}

it.each([
  [
    "My aunt had a thyroid tumour, so I look out for that. Which drugs carry the US boxed warning on thyroid C-cell tumours?",
    ["Exenatide", "Liraglutide", "Semaglutide", "Tirzepatide"],
  ],
  ["Needle phobia here... what FDA-approved peptide medicines can be swallowed?", ["Linaclotide"]],
])(
  "lists by the question alone what is not met with what is said beside it: %j",
  (message, members) => {
    const names = list(message)?.found.map(({ name }) => name);
    for (const name of members) expect(names).toContain(name);
  },
);

it("tells what meets all criteria but one where nothing meets all", () => {
  const found = list(
    "Which peptides are approved for severe low blood sugar when somebody has type 2 diabetes?",
  );
  expect(found?.found).toEqual([]);
  expect(found?.nearest?.without).toMatch(/diabetes/);
  expect(found?.nearest?.found.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Glucagon", "Dasiglucagon"]),
  );
});

it("makes no list of all that is banned where it is asked whether one is", () => {
  const asked = "Is ARA-290 banned for athletes, and which other peptides are like it?";
  const { kind, each = [] } = retrieve(library, asked, []);
  expect([kind, ...each.map(({ found }) => found.kind)].slice(0, 2)).toEqual(["topics", "topics"]);
});
