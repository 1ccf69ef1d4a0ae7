import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

interface LockEntry {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
}

export interface LockedPackage extends LockEntry {
  /** Where npm puts it, such as `node_modules/zod`. */
  folder: string;
  name: string;
  /** `name@version`; several folders may hold the same. */
  id: string;
}

/** The packages of the lockfile, of every platform, that `npm ci --omit=dev` may install. */
export function productionPackages(lockfile = "package-lock.json"): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(lockfile, "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes("node_modules/") && !dev && !link)
    .map(([folder, entry]) => {
      const name = folder.replace(/^.*node_modules\//, "");
      return { ...entry, folder, name, id: `${name}@${entry.version}` };
    });
}

/** A package of another platform that the registry did not have when the lockfile was completed. */
export function isStub({ integrity, optional }: LockedPackage): boolean {
  return !integrity && optional === true;
}

/** Whether a flat SPDX expression can be met: `A OR B` by one of them, `A AND B` by both. */
export function isAllowed(expression: string, allowed: string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  // Both words in one expression need somebody to read it.
  if (/[()]/.test(bare)) return false;
  return bare
    .split(/ OR /i)
    .some((one) => one.split(/ AND /i).every((licence) => allowed.includes(licence)));
}

/** The size of an installed package without those nested in it, in bytes; 0 if it is not installed. */
export function installedSize(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name === "node_modules" ? sum : sum + installedSize(file);
    }
    return entry.isFile() ? sum + statSync(file).size : sum;
  }, 0);
}
