import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { isAllowed, isStub, type LockedPackage } from "./packages";
import record from "./record.json";

export interface Model {
  name: string;
  file: string;
  sha256: string;
  megabytes: number;
  licence: string;
  origin: string;
}

/** The largest figures that are accepted, the newest of their list. */
export const limit = newest(record.production);

/** The licence that a package states in the lockfile or, if it states none there, in its files. */
export function licenceOf({ id, license }: LockedPackage): string | undefined {
  const read: Record<string, string> = record.licences.readFromTheirFiles;
  return license ?? read[id];
}

/** One sentence for each package whose licence is unknown or not on the list. */
export function licenceProblems(packages: LockedPackage[]): string[] {
  return packages
    .filter((one) => !isStub(one))
    .flatMap((one) => {
      const licence = licenceOf(one);
      if (!licence) return [`${one.id} states no licence.`];
      return isAllowed(licence, record.licences.allowed) ? [] : [`${one.id} is under ${licence}.`];
    });
}

/** One sentence for each figure that is larger than the recorded one. */
export function growthProblems(figures: { packages: number; megabytes?: number }): string[] {
  return (["packages", "megabytes"] as const)
    .filter((unit) => (figures[unit] ?? 0) > limit[unit])
    .map(
      (unit) =>
        `Production has ${figures[unit]} ${unit}, ${limit[unit]} are recorded: add an entry with the reason to scripts/supply-chain/record.json, or remove a package.`,
    );
}

/** The consultant's models. Throws if a file is not the one of the manifest, or its origin is not recorded. */
export function readModels(folder = "packages/screen/weights"): Model[] {
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8")) as Record<
    string,
    { file: string; sha256: string }
  >;
  const origins: Record<string, { licence: string; origin: string }> = record.models;
  return Object.entries(manifest).map(([name, { file, sha256 }]) => {
    const content = readFileSync(`${folder}/${file}`);
    if (createHash("sha256").update(content).digest("hex") !== sha256) {
      throw new Error(`${folder}/${file} is not the file of manifest.json.`);
    }
    const recorded = origins[name];
    if (!recorded) throw new Error(`record.json does not say where the model ${name} is from.`);
    return { name, file, sha256, megabytes: content.length / 1e6, ...recorded };
  });
}

function newest<Entry>(entries: Entry[]): Entry {
  const last = entries.at(-1);
  if (!last) throw new Error("record.json has no figures.");
  return last;
}
