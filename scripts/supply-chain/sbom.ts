import { spawnSync } from "node:child_process";
import type { Model } from "./check";
import type { LockedPackage } from "./packages";

interface Component {
  "bom-ref": string;
  name: string;
  version?: string;
  [field: string]: unknown;
}

export interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * A CycloneDX document of what production runs: npm's own, less what is for development only, plus the
 * models. Not npm's `--omit dev`, which leaves out every package that any workspace has for development,
 * zod among them.
 */
export function makeSbom(packages: LockedPackage[], models: Model[]): Sbom {
  return selectProduction(readAll(), packages, models);
}

export function selectProduction(all: Sbom, packages: LockedPackage[], models: Model[]): Sbom {
  const ids = new Set(packages.map(({ id }) => id));
  const root = all.metadata.component;
  const components = all.components.filter((one) => ids.has(one["bom-ref"]) || isOwn(one));
  const refs = new Set([root["bom-ref"], ...components.map((one) => one["bom-ref"])]);
  return {
    ...all,
    // npm writes the name of the folder.
    metadata: {
      ...all.metadata,
      component: { ...root, name: root["bom-ref"].replace(/@[^@]*$/, "") },
    },
    components: [...components, ...models.map(toComponent)],
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((one) => refs.has(one)),
      })),
  };
}

function readAll(): Sbom {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const { status, stdout, stderr } = spawnSync("npm", args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm sbom ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}

/** A workspace of this repository. */
function isOwn(component: Component): boolean {
  return component["bom-ref"].startsWith("@amide/");
}

function toComponent({ name, file, sha256, licence, origin }: Model): Component {
  return {
    "bom-ref": `model:${name}`,
    type: "machine-learning-model",
    name: file,
    description: origin,
    hashes: [{ alg: "SHA-256", content: sha256 }],
    licenses: [{ license: { id: licence } }],
  };
}
