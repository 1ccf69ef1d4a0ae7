import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface VocabularyNode {
  "@id": string;
  "@type": "rdfs:Class" | "rdf:Property";
  "rdfs:subClassOf"?: { "@id": string }[];
  "schema:domainIncludes"?: { "@id": string }[];
}

/**
 * schema.org's classes and properties in the form that the validator wants, from the package
 * `schema-dts`, which Google generates from the vocabulary: `interface DrugBase extends SubstanceBase`
 * holds the properties of a class, `interface DrugLeaf extends DrugBase` is a class of that name.
 */
export function readVocabulary(): { "@graph": VocabularyNode[] } {
  const main = createRequire(import.meta.url).resolve("schema-dts");
  const source = readFileSync(main.replace(/[^/]+$/, "schema.d.ts"), "utf8");
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, key: string, value: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(value));

  for (const [, name = "", part, bases = "", body = ""] of source.matchAll(
    /^(?:export )?interface (\w+?)(Base|Leaf)(?:<[^{]*>)? extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    if (!parents.has(name)) parents.set(name, new Set());
    for (const [, base = ""] of bases.matchAll(/(\w+?)Base\b/g)) {
      if (base !== name) add(parents, name, base);
    }
    if (part === "Leaf") continue;
    for (const [, property = ""] of body.matchAll(/^ {4}"(\w+)"\?:/gm))
      add(domains, property, name);
  }
  const ids = (names: Iterable<string>) => [...names].map((name) => ({ "@id": `schema:${name}` }));
  return {
    "@graph": [
      ...[...parents].map(([name, bases]) => ({
        "@id": `schema:${name}`,
        "@type": "rdfs:Class" as const,
        "rdfs:subClassOf": ids(bases),
      })),
      ...[...domains].map(([name, classes]) => ({
        "@id": `schema:${name}`,
        "@type": "rdf:Property" as const,
        "schema:domainIncludes": ids(classes),
      })),
    ],
  };
}
