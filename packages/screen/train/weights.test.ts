import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readManifest, weightsFolder } from "./publish-weights";

const manifest = Object.entries(readManifest());

it.each(manifest)("the weights %s are the file of the manifest", (name, { file, sha256, data }) => {
  const bytes = readFileSync(new URL(file, weightsFolder));
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
  if (!data) return;
  expect(file).toMatch(new RegExp(`^${name}-${data.slice(0, 12)}\\.`));
  // Each file of trained weights says itself what it was trained on.
  expect(bytes.includes(data)).toBe(true);
});

it("no other weights lie about", () => {
  const kept = ["README.md", "manifest.json", ...manifest.map(([, { file }]) => file)];
  expect(readdirSync(weightsFolder).sort()).toEqual(kept.sort());
});
