// npm run supply-chain [-- FILE]: writes what production runs as CycloneDX (sbom.cdx.json), prints its
// licences, install scripts, models and size, and fails where they are not as recorded in record.json.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { growthProblems, licenceOf, licenceProblems, limit, readModels } from "./check";
import { installedSize, isStub, type LockedPackage, productionPackages } from "./packages";
import { makeSbom } from "./sbom";

const LARGEST = 10;

const file = process.argv[2] ?? "sbom.cdx.json";
const packages = productionPackages();
const models = readModels();
const sbom = makeSbom(packages, models);
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${file}: ${sbom.components.length} components, CycloneDX ${sbom.specVersion}`);

printLicences();
printInstallScripts();
printModels();
const problems = [...licenceProblems(packages), ...growthProblems(measure())];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function printLicences() {
  const stubs = packages.filter(isStub);
  const counts = new Map<string, number>();
  for (const one of packages) {
    const licence = licenceOf(one);
    if (licence) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  console.log("\nLicences");
  for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    console.log(`${String(count).padStart(6)}  ${licence}`);
  }
  if (stubs.length > 0) {
    console.log(
      `${String(stubs.length).padStart(6)}  no licence and no checksum in the lockfile: packages of other platforms`,
    );
  }
}

function printInstallScripts() {
  const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    allowScripts: Record<string, boolean>;
  };
  console.log("\nInstall scripts");
  for (const { name, hasInstallScript } of packages) {
    if (hasInstallScript) console.log(`  ${allowScripts[name] ? "run    " : "not run"}  ${name}`);
  }
}

function printModels() {
  console.log("\nModels");
  for (const { file, megabytes, licence, sha256, origin } of models) {
    console.log(`  ${file}  ${megabytes.toFixed(1)} MB  ${licence}\n    sha256 ${sha256}`);
    console.log(`    ${origin}`);
  }
}

/** Prints what is installed. Its size counts on the platform only for which one is recorded. */
function measure(): { packages: number; megabytes?: number } {
  const installed = packages
    .filter(({ folder }) => existsSync(folder))
    .map((one) => ({ ...one, bytes: installedSize(one.folder) }))
    .sort((a, b) => b.bytes - a.bytes);
  const megabytes = Math.round(toMegabytes(installed));
  console.log(
    `\nProduction: ${packages.length} packages locked (${limit.packages} recorded), ${installed.length} installed here, ${megabytes} MB (${limit.megabytes} recorded for Linux on x64)`,
  );
  for (const one of installed.slice(0, LARGEST)) {
    console.log(`${toMegabytes([one]).toFixed(1).padStart(8)} MB  ${one.id}`);
  }
  const isRecordedPlatform = process.platform === "linux" && process.arch === "x64";
  return { packages: packages.length, ...(isRecordedPlatform && { megabytes }) };
}

function toMegabytes(packages: (LockedPackage & { bytes: number })[]): number {
  return packages.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
}
