import { expect, it } from "vitest";
import { growthProblems, licenceProblems, limit, readModels } from "./check";
import { isAllowed, isStub, productionPackages } from "./packages";
import record from "./record.json";
import { type Sbom, selectProduction } from "./sbom";

const packages = productionPackages();

it("production has no more packages than recorded, under allowed licences, each with a checksum", () => {
  expect(packages.map(({ name }) => name)).toContain("zod");
  expect(packages.map(({ name }) => name)).not.toContain("vitest");
  expect(growthProblems({ packages: packages.length })).toEqual([]);
  expect(licenceProblems(packages)).toEqual([]);
  expect(packages.filter((one) => !one.integrity && !isStub(one))).toEqual([]);
});

it("every recorded growth has its own reason", () => {
  const reasons = record.production.map(({ reason }) => reason.trim());
  expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
  expect(new Set(reasons).size).toBe(reasons.length);
});

it("reports growth, a licence that is not listed and one that is not stated", () => {
  const { packages: count, megabytes } = limit;
  expect(growthProblems({ packages: count, megabytes })).toEqual([]);
  expect(growthProblems({ packages: count + 1, megabytes: megabytes + 1 })).toHaveLength(2);
  const one = { folder: "node_modules/a", name: "a", id: "a@1.0.0", integrity: "sha512-" };
  expect(licenceProblems([{ ...one, license: "AGPL-3.0-only" }])).toEqual([
    "a@1.0.0 is under AGPL-3.0-only.",
  ]);
  expect(licenceProblems([one])).toEqual(["a@1.0.0 states no licence."]);
});

it.each<[string, boolean]>([
  ["MIT", true],
  ["MIT and ISC", true],
  ["(GPL-3.0-only OR MIT)", true],
  ["GPL-3.0-only AND MIT", false],
  ["(GPL-3.0-only OR MIT) AND ISC", false],
  ["SEE LICENSE IN LICENSE", false],
])("decides on %s", (expression, expected) => {
  expect(isAllowed(expression, ["MIT", "ISC"])).toBe(expected);
});

it("knows where each model is from and that it is the published file", () => {
  expect(readModels().map(({ name }) => name)).toEqual(Object.keys(record.models));
});

it("the document holds production's packages and the models, under the project's own name", () => {
  const component = (ref: string) => ({ "bom-ref": ref, name: ref });
  const all: Sbom = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    metadata: { component: { "bom-ref": "amide@0.1.0", name: "a-folder" } },
    components: ["a@1.0.0", "only-for-tests@1.0.0", "@amide/screen@0.1.0"].map(component),
    dependencies: [{ ref: "amide@0.1.0", dependsOn: ["a@1.0.0", "only-for-tests@1.0.0"] }],
  };
  const [model] = readModels();
  if (!model) throw new Error("There is no model.");
  const one = { folder: "node_modules/a", name: "a", id: "a@1.0.0" };
  const { metadata, components, dependencies } = selectProduction(all, [one], [model]);
  expect(metadata.component.name).toBe("amide");
  expect(components.map((each) => each["bom-ref"])).toEqual([
    "a@1.0.0",
    "@amide/screen@0.1.0",
    `model:${model.name}`,
  ]);
  expect(dependencies).toEqual([{ ref: "amide@0.1.0", dependsOn: ["a@1.0.0"] }]);
});
