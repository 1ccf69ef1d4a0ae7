import type { Drug, MedicalStudy } from "schema-dts";
import type { Facts } from "@/lib/facts/fact-references";
import { registryAddress, targetText } from "@/lib/facts/fact-words";
import { glanceRows } from "@/lib/facts/glance";
import { conditionName } from "@/lib/facts/vocabulary";

const statuses = {
  completed: "Completed",
  terminated: "Terminated",
  ongoing: undefined,
  unknown: undefined,
} as const;

/** The registered or named trials of a substance. Results stay on the page, beside their sources. */
export function studyNodes(facts: Facts, substance: string): MedicalStudy[] {
  return facts.trials.map(({ name, registry, conditions, state }) => {
    const [number] = registry;
    const address = number && registryAddress(number);
    const status = statuses[state];
    return {
      "@type": "MedicalStudy",
      name,
      studySubject: { "@id": substance },
      healthCondition: conditions.map((key) => ({
        "@type": "MedicalCondition",
        name: conditionName(key),
      })),
      ...(number && { identifier: number }),
      ...(address && { url: address }),
      ...(status && { status }),
    };
  });
}

/** How a medicine acts, and how long it stays in the body. */
export function pharmacologyOf(facts: Facts): Partial<Exclude<Drug, string>> {
  const halfLife = glanceRows(facts).find(({ term }) => term === "Half-life");
  return {
    ...(facts.targets.length > 0 && {
      mechanismOfAction: facts.targets.map(targetText).join("; "),
    }),
    ...(halfLife && {
      clinicalPharmacology: `Half-life: ${halfLife.lines.map(({ text }) => text).join("; ")}`,
    }),
  };
}
