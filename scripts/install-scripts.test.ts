import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

it("decides for every package with an install script whether it may run: Node's own alone", () => {
  const { packages } = read("package-lock.json") as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ""));
  const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
  expect(withScript).not.toHaveLength(0);
  expect(withScript.filter((name) => !(name in allowScripts))).toEqual([]);
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(["node"]);
});

it.each(["package.json", "packages/screen/package.json"])(
  "%s pins every package to one version",
  (file) => {
    const { dependencies, devDependencies } = read(file) as Record<string, Record<string, string>>;
    const versions: string[] = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))).toEqual([]);
  },
);
