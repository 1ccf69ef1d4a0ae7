// npm run lock:complete, after every change of package-lock.json.
//
// A registry that lacks some platforms' optional packages makes `npm install` leave them out of the
// lockfile, and `npm ci` then refuses it ("Missing: … from lock file"). This adds a stub for each:
// npm ci skips it where the platform does not match and fetches it by version where it does.
import { readFileSync, writeFileSync } from "node:fs";

const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));
let added = 0;

for (const [folder, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d+\.\d+\.\d+/.test(version) || isPresent(folder, name)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), optional: true };
    added += 1;
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages added to ${file}.`);

function isPresent(folder, name) {
  for (let base = folder; ; base = base.slice(0, Math.max(base.lastIndexOf("/node_modules/"), 0))) {
    const candidate = base ? `${base}/node_modules/${name}` : `node_modules/${name}`;
    if (lock.packages[candidate]) return true;
    if (!base) return false;
  }
}

function platformOf(name) {
  const systems = [
    "aix",
    "android",
    "darwin",
    "freebsd",
    "linux",
    "netbsd",
    "openbsd",
    "openharmony",
    "sunos",
    "win32",
  ];
  const processors = [
    "arm64",
    "arm",
    "ia32",
    "loong64",
    "mips64el",
    "ppc64",
    "riscv64",
    "s390x",
    "x64",
  ];
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (name.includes("wasm32")) cpu.push("wasm32");
  return { ...(os.length && { os }), ...(cpu.length && { cpu }) };
}
