import { AGENCIES } from "@/lib/facts/vocabularies";
import { conditionName } from "@/lib/facts/vocabulary";
import type { Agency } from "../../../facts/agency-cues";
import { lowerFirst } from "../../../facts/note-text";
import type { Head } from "./clause-cues";

export function headWords(head: Head): string {
  switch (head.kind) {
    case "status":
      return statusWords[head.status];
    case "trial":
      return `with a ${head.state ? `${head.state} ` : ""}${head.phase ? `phase ${head.phase} ` : ""}trial in people`;
    case "study":
      if (head.filter.studied) return `studied in ${head.filter.studied}`;
      return head.filter.phase === "preclinical"
        ? "preclinical only"
        : `whose highest phase is ${head.filter.phase}`;
    case "programme":
      if (head.phase) return `in ${head.state} development in phase ${head.phase}`;
      return head.state === "ongoing" ? "in development" : "with a stopped development";
    case "highest":
      return head.phase === "preclinical"
        ? "developed to the preclinical stage only"
        : `developed to phase ${head.phase} at most`;
    case "any":
      return "";
  }
}

export function negatedHeadWords(head: Head): string {
  const phase = head.kind === "study" && head.filter.phase;
  if (phase && phase !== "preclinical") return `that did not reach phase ${phase}`;
  return `not ${headWords(head)}`.trim();
}

const statusWords = {
  approved: "approved",
  former: "formerly approved",
  withdrawn: "withdrawn or discontinued",
  discontinued: "withdrawn or discontinued",
  review: "under review",
  refused: "refused",
};

export function agencyWords(agency: Agency): string {
  return shortNames[agency] ?? AGENCIES[agency];
}

const shortNames: Partial<Record<Agency, string>> = {
  FDA: "the FDA",
  EMA: "the EMA",
  MHRA: "the MHRA (United Kingdom)",
  PMDA: "the PMDA (Japan)",
  NMPA: "the NMPA (China)",
  HC: "Health Canada",
  TGA: "the TGA (Australia)",
  RU: "Russia",
  EU_NATIONAL: "a member state of the EU",
};

export function conditionWords(keys: string[]): string {
  const names = conditionNames(keys);
  return names.length > 3 ? `${names.slice(0, 2).join(", ")} and the like` : names.join(" or ");
}

/** The names of conditions but for those that hold another: who says "obesity" means each kind of it. */
export function conditionNames(keys: string[]): string[] {
  const names = keys.map((key) => lowerFirst(conditionName(key)));
  return names.filter((name) => names.every((one) => one === name || !name.includes(one)));
}
