import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

export interface Published {
  file: string;
  sha256: string;
  /** The fingerprint of the data that it was trained on; of a file as others published it, none. */
  data?: string;
}

export const weightsFolder = new URL("../weights/", import.meta.url);
const manifestFile = new URL("manifest.json", weightsFolder);

export function readManifest(): Record<string, Published> {
  return JSON.parse(readFileSync(manifestFile, "utf8"));
}

/** Has weights written to a file that is named by their data, enters it as the current one and removes the last. */
export function publishWeights(name: string, data: string, write: (file: URL) => void): void {
  const manifest = readManifest();
  const file = `${name}-${data.slice(0, 12)}.safetensors`;
  const target = new URL(file, weightsFolder);
  write(target);
  const last = manifest[name]?.file;
  if (last && last !== file) rmSync(new URL(last, weightsFolder), { force: true });
  const sha256 = createHash("sha256").update(readFileSync(target)).digest("hex");
  manifest[name] = { file, sha256, data };
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}
