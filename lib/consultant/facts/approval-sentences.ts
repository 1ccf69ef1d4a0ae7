import type { Facts } from "@/lib/facts/fact-references";
import { dateText, namedAuthority } from "@/lib/facts/fact-words";
import { type Agency, eitherOf } from "./agency-cues";
import { asNote, lowerFirst } from "./note-text";

type Approval = Facts["approvals"][number];

const authorities: Record<Agency, string> = {
  FDA: "the US FDA",
  EMA: "the EU (EMA)",
  MHRA: "the UK's MHRA",
  PMDA: "Japan's PMDA",
  NMPA: "China's NMPA",
  HC: "Health Canada",
  TGA: "Australia's TGA",
  RU: "Russia's Ministry of Health",
  AIFA: "Italy's AIFA",
  SFDA: "Saudi Arabia's SFDA",
  MFDS: "South Korea's MFDS",
  EU_NATIONAL: "authorities of EU member states",
  OTHER: "another authority",
};

/** "The US FDA or Japan's PMDA". */
export function anyOf(agencies: Agency[]): string {
  return eitherOf(agencies, (agency) => authorities[agency]);
}

/** "Semaglutide (Ozempic) was approved by the US FDA in December 2017 for type 2 diabetes (adults).", and what is noted on it. */
export function approvalRow(name: string, approval: Approval): string[] {
  const { brand, form } = approval;
  const product = [brand, form && lowerFirst(form)].filter(Boolean).join(", ");
  const said = standingOf(approval);
  const { note } = namedAuthority(approval);
  return [`${name}${product ? ` (${product})` : ""} ${said}.`, ...asNote(note)];
}

function authorityOf(approval: Approval): string {
  return namedAuthority(approval).name ?? authorities[approval.agency];
}

function standingOf(approval: Approval): string {
  const { state, date, ended } = approval;
  const by = authorityOf(approval);
  const use = purposeOf(approval);
  const when = date ? ` ${onDate(date)}` : "";
  switch (state) {
    case "current":
      return `${date ? "was" : "is"} approved by ${by}${when}${use}`;
    case "under_review":
      return `was last known to be under review by ${by}${use}`;
    case "refused":
      return `was refused by ${by}${when}${use}`;
    default:
      return `was approved by ${by}${when}${use}; it ${ended ? `was ${state} ${onDate(ended)}` : `has been ${state} since`}`;
  }
}

/** "To raise …" is an aim as it stands, everything else what a product is for. */
function purposeOf({ indication, population }: Approval): string {
  const use = lowerFirst(indication.replace(/\.$/, ""));
  return ` ${/^to\b/.test(use) ? "" : "for "}${use}${population ? ` (${population})` : ""}`;
}

function onDate(date: string): string {
  return `${date.length > 7 ? "on" : "in"} ${dateText(date)}`;
}

/** What was approved by one authority at one time for several uses, in one sentence. */
export function mergeApprovals(name: string, approvals: Approval[]): string[] {
  const groups = Map.groupBy(approvals, (approval) => {
    const { state, date, ended, brand, form, routes } = approval;
    return [authorityOf(approval), state, date, ended, brand, form, ...routes].join(" ");
  });
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const uses = [first, ...others].map((one) =>
      purposeOf(one)
        .replace(/^ for /, "")
        .trim(),
    );
    const [main = ""] = approvalRow(name, first);
    const own = purposeOf(first);
    return [others.length > 0 ? main.replace(own, ` for ${[...new Set(uses)].join("; ")}`) : main];
  });
}
