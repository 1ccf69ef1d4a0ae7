import type { Facts } from "@/lib/facts/fact-references";
import { estimateText, figure, isSaidIn, phaseName } from "@/lib/facts/fact-words";
import { asNote, closed, lowerFirst as lower } from "./note-text";

/** "STEP 1 (phase 3, 2021, 1,961 participants, adults with obesity; against placebo): weight changed by …", and what it measured. */
export function trialRow(trial: Facts["trials"][number]): string[] {
  const { name, phase, year, participants, population, comparator, result, state } = trial;
  const { title, about } = joinBrackets(name, [
    phase ? phaseName(phase) : "",
    year ? String(year) : "",
    participants ? `${figure(participants)} participants` : "",
  ]);
  const found = result ?? (state === "ongoing" ? "Still under way." : "No result is recorded.");
  const isOne = !trial.outcome.includes(";");
  const measured = isOne && IS_BARE.test(found) ? `; ${lower(trial.outcome)}` : "";
  const estimates = trial.estimates.filter((one) => !isSaidIn(result, one)).map(estimateText);
  return [
    `${title} (${about}${lower(population)}; against ${lower(comparator)}${measured}): ${closed(found)}`,
    ...(estimates.length > 0 ? [`${closed(estimates.join("; "))}`] : []),
    `What ${name} measured: ${closed(lower(trial.outcome))}`,
    `Design of ${name}: ${closed(lower(trial.design))}`,
    ...asNote(trial.note),
  ];
}

/** A result that does not say what was measured: "Reached by 37 %", "16 of 35 people responded". */
const IS_BARE = /^(?:not )?reached\b|\b(?:had an event|responded)\b/i;

/** A name that ends in a bracket shares it with what is told about the trial, and says nothing twice. */
function joinBrackets(name: string, parts: string[]): { title: string; about: string } {
  const [, title = name, aside = ""] = /^(.+) \(([^()]+)\)$/.exec(name) ?? [];
  const isRepeated = parts.includes(aside);
  const told = parts.filter((part) => part !== "" && (isRepeated || !aside.includes(part)));
  const before = aside && !isRepeated ? `${aside}; ` : "";
  return { title, about: `${before}${told.map((part) => `${part}, `).join("")}` };
}
