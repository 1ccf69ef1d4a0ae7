import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readPeptide, readPeptides } from "@/lib/content/peptides/peptide-store";
import { readArticles, readArticlesOfPeptide } from "@/lib/content/research/article-store";
import { readVideosOfPeptide } from "@/lib/content/videos/video-store";
import { collectConditions } from "@/lib/facts/collections/conditions";
import { collectTargets } from "@/lib/facts/collections/targets";
import { findGlossaryTerm } from "@/lib/glossary/glossary";
import { categoryPage, pages } from "@/lib/seo/pages";
import { articleNodes } from "@/lib/seo/structured-data/article-data";
import {
  approvalsNodes,
  conditionNodes,
  conditionsNodes,
  sportNodes,
  targetNodes,
  targetsNodes,
} from "@/lib/seo/structured-data/collection-data";
import { datasetNodes } from "@/lib/seo/structured-data/dataset-data";
import { glossaryNodes, termNodes } from "@/lib/seo/structured-data/glossary-data";
import { listNodes, researchNodes } from "@/lib/seo/structured-data/library-data";
import { type Nodes, pageNodes, toJsonLd } from "@/lib/seo/structured-data/page-data";
import { peptideNodes } from "@/lib/seo/structured-data/peptide-data";
import {
  aboutNodes,
  contactNodes,
  homeNodes,
  legalNodes,
} from "@/lib/seo/structured-data/site-data";
import { setUpDatabase } from "@/tests/support/database";
import { SEEDED_PEPTIDES, SEEDED_VIDEOS } from "@/tests/support/seeded";
import { findIssues } from "./validate-structured-data";

// Not known of any video, so not given; without them a search engine shows no player.
const unknownOfVideos = [
  'VideoObject: Required attribute "thumbnailUrl" is missing',
  'VideoObject: Required attribute "uploadDate" is missing',
];

const find = (nodes: Nodes, type: string) =>
  (nodes as unknown as Record<string, unknown>[]).find((node) => node["@type"] === type);
const issuesOf = async (nodes: Nodes) =>
  (await findIssues(toJsonLd(nodes))).filter((issue) => !unknownOfVideos.includes(issue));

it("is judged by a validator that knows schema.org", async () => {
  const page = pageNodes(pages.about, "AboutPage");
  const wrong = [
    { ...(page[0] as object), dose: "2 mg" },
    { "@type": "Peptide" },
  ] as unknown as Nodes;
  expect(await findIssues(toJsonLd(wrong))).toEqual([
    expect.stringContaining('Property "dose" for type "AboutPage" is not supported'),
    expect.stringContaining('Type "Peptide" is not a valid schema.org type'),
  ]);
  const misplaced = [
    { "@type": "MolecularEntity", name: "x", legalStatus: "y" },
  ] as unknown as Nodes;
  expect(await findIssues(toJsonLd(misplaced))).toHaveLength(1);
});

it("of the data names its version, its licence and each file", async () => {
  const nodes = datasetNodes({
    version: "0123456789ab",
    date: "2026-11-23T10:00:00.000Z",
    files: [{ name: "library.json", type: "application/json", bytes: 5 }],
  });
  expect(find(nodes, "Dataset")).toMatchObject({
    version: "0123456789ab",
    license: "https://creativecommons.org/licenses/by/4.0/",
    distribution: [{ contentUrl: expect.stringMatching(/\/data\/library\.json$/) }],
  });
  expect(await issuesOf(nodes)).toEqual([]);
});

it("of the glossary says which set a term belongs to", async () => {
  const term = findGlossaryTerm("half-life");
  if (!term) throw new Error("No half-life");
  const set = find(glossaryNodes(), "DefinedTermSet");
  expect(set?.["@id"]).toMatch(/\/glossary#terms$/);
  expect(find(termNodes(term), "DefinedTerm")).toMatchObject({
    name: "Half-life",
    description: term.definition,
    inDefinedTermSet: { "@id": set?.["@id"] },
  });
  expect(await issuesOf([...glossaryNodes(), ...termNodes(term)])).toEqual([]);
});

describe("structured data of the library", () => {
  setUpDatabase("sqlite");

  async function nodesOf(id: number, change: object = {}) {
    const peptide = await readPeptide(id);
    if (!peptide) throw new Error(`There is no peptide ${id}`);
    return peptideNodes(
      { ...peptide, ...change },
      await readArticlesOfPeptide(id),
      await readVideosOfPeptide(id),
    );
  }

  it("is valid and small on the page of every peptide", async () => {
    const peptides = await readPeptides();
    expect(peptides).toHaveLength(SEEDED_PEPTIDES);
    for (const { id, name } of peptides) {
      const nodes = await nodesOf(id);
      expect(await issuesOf(nodes), name).toEqual([]);
      expect(gzipSync(toJsonLd(nodes)).length, name).toBeLessThan(2048);
      expect(toJsonLd(nodes)).not.toMatch(
        /"(dose\w*|reviewedBy|lastReviewed|aggregateRating|review)":/i,
      );
    }
  });

  it("is valid and small on the page of every article", async () => {
    const articles = await readArticles();
    expect(articles.length).toBeGreaterThan(150);
    for (const article of articles) {
      const nodes = articleNodes(article);
      expect(await issuesOf(nodes), article.title).toEqual([]);
      expect(gzipSync(toJsonLd(nodes)).length, article.title).toBeLessThan(2048);
    }
  });

  it("is valid on every other kind of page", async () => {
    const peptides = await readPeptides();
    const conditions = collectConditions(peptides);
    const targets = collectTargets(peptides);
    const category = categoryPage({ id: 3, name: "Pain", description: "" });
    for (const nodes of [
      homeNodes(),
      aboutNodes(),
      contactNodes(),
      legalNodes("terms"),
      listNodes(pages.peptides),
      listNodes(pages.database),
      listNodes(category),
      pageNodes(pages.consultant),
      conditionsNodes(conditions),
      targetsNodes(targets),
      approvalsNodes(peptides),
      sportNodes(peptides),
      ...conditions.map(conditionNodes),
      ...targets.map(targetNodes),
      researchNodes("/research"),
      researchNodes("/research?tab=videos"),
      researchNodes("/research?tab=resources"),
    ]) {
      const found = await nodes;
      expect(await issuesOf(found), toJsonLd(found)).toEqual([]);
    }
  });

  it("calls a peptide a drug with its class where it is or was a medicine, and nothing else", async () => {
    for (const peptide of await readPeptides()) {
      const nodes = await nodesOf(peptide.id);
      const drug = find(nodes, "Drug");
      expect(Boolean(drug), peptide.name).toBe(peptide.evidenceTier === "approved");
      if (!drug) continue;
      expect(drug, peptide.name).toMatchObject({
        drugClass: [{ "@type": "DrugClass", name: peptide.peptideType }],
        legalStatus: peptide.regulatoryStatus,
      });
    }
    expect(find(await nodesOf(36), "Drug")).toMatchObject({
      name: "Semaglutide",
      legalStatus: "FDA approved (2017)",
      additionalProperty: [
        { name: "Molecular formula", value: "C187H291N45O59" },
        { name: "Molecular weight", value: "4113.64 g/mol" },
      ],
    });
    expect(find(await nodesOf(36), "Drug")).toMatchObject({
      mechanismOfAction: expect.stringContaining("GLP-1 receptor"),
      clinicalPharmacology: expect.stringMatching(/^Half-life: About 1 week/),
    });
    // Sermorelin: approved once, withdrawn since.
    expect(find(await nodesOf(10), "Drug")).toMatchObject({
      legalStatus: expect.stringContaining("withdrawn from sale"),
    });
    const unclassed = await nodesOf(36, { peptideType: "" });
    expect(find(unclassed, "Drug")).toMatchObject({
      drugClass: [{ name: "GLP-1 receptor agonist" }],
    });
    const facts = { ...(await readPeptide(36))?.facts, approvals: [] };
    expect(find(await nodesOf(36, { facts }), "Drug")).toBeUndefined();
  });

  it("gives a condition the medicines that are approved for it, and a target its protein", async () => {
    const peptides = await readPeptides();
    const obesity = collectConditions(peptides).find(({ key }) => key === "obesity");
    const receptor = collectTargets(peptides).find(({ key }) => key === "glp-1-receptor");
    if (!obesity || !receptor) throw new Error("Not seeded");
    const approved = peptides.filter(({ facts }) =>
      facts?.approvals.some(
        ({ state, conditions }) => state === "current" && conditions.includes("obesity"),
      ),
    );
    const node = find(conditionNodes(obesity), "MedicalCondition") as { drug: { "@id": string }[] };
    expect(node).toMatchObject({ name: "Obesity", alternateName: expect.any(Array) });
    expect(node.drug.map((drug) => drug["@id"]).sort()).toEqual(
      approved.map(({ id }) => `http://localhost:3000/peptides/${id}#substance`).sort(),
    );
    expect(find(targetNodes(receptor), "Protein")).toMatchObject({
      sameAs: "https://www.uniprot.org/uniprotkb/P43220",
    });
  });

  it("says what BPC-157 is and where else it is described", async () => {
    expect(find(await nodesOf(81), "MolecularEntity")).toMatchObject({
      "@id": "http://localhost:3000/peptides/81#substance",
      name: "BPC-157",
      alternateName: ["Bepecin", "PL 14736", "Body protection compound 157"],
      molecularFormula: "C62H98N16O22",
      molecularWeight: "1419.56 g/mol",
      inChIKey: "HEEWEZGQMLZMFE-RKGINYAYSA-N",
      identifier: { name: "CAS", value: "137525-51-0" },
      sameAs: "https://pubchem.ncbi.nlm.nih.gov/compound/9941957",
    });
    expect(find(await nodesOf(38), "Drug")).toMatchObject({
      additionalProperty: expect.arrayContaining([
        expect.objectContaining({ name: "InChIKey", value: "XNOPRXBHLZRZKH-DSZYJQQASA-N" }),
      ]),
    });
    // Follistatin, whose field says "No single formula (glycoprotein)"; its mass is the bare chain's.
    const follistatin = find(await nodesOf(21), "ChemicalSubstance");
    expect(follistatin).toMatchObject({ name: "Follistatin-344" });
    expect(JSON.stringify(follistatin)).not.toMatch(/single formula|38007/);
  });

  it("names each trial with its registry and never its result", async () => {
    const studies = (await nodesOf(36)) as unknown as Record<string, unknown>[];
    expect(studies.filter((node) => node["@type"] === "MedicalStudy")).toContainEqual({
      "@type": "MedicalStudy",
      name: "STEP 1",
      studySubject: { "@id": "http://localhost:3000/peptides/36#substance" },
      healthCondition: [{ "@type": "MedicalCondition", name: "Obesity" }],
      identifier: "NCT03548935",
      url: "https://clinicaltrials.gov/study/NCT03548935",
      status: "Completed",
    });
    expect(find(await nodesOf(36, { facts: null }), "MedicalStudy")).toBeUndefined();
  });

  it("names a paper's authors, journal, year and records, and never our summary as its abstract", async () => {
    const article = (await readArticles()).find(({ pmid }) => pmid === "35658024");
    if (!article) throw new Error("The article is not seeded");
    const nodes = articleNodes(article);
    expect(find(nodes, "ScholarlyArticle")).toMatchObject({
      headline: "Tirzepatide Once Weekly for the Treatment of Obesity",
      author: [{ name: "Jastreboff AM" }, { name: "Aronne LJ" }, { name: "Ahmad NN" }],
      datePublished: "2022",
      isPartOf: { "@type": "Periodical", name: "N Engl J Med" },
      sameAs: [
        "https://doi.org/10.1056/NEJMoa2206038",
        "https://pubmed.ncbi.nlm.nih.gov/35658024/",
      ],
    });
    expect(toJsonLd(nodes)).not.toContain('"abstract"');
    const retracted = { ...article, title: "RETRACTED: A paper" };
    expect(find(articleNodes(retracted), "ScholarlyArticle")).toMatchObject({
      creativeWorkStatus: "Retracted",
    });
  });

  it("gives of a video what is known, without a day of upload", async () => {
    const [page] = await researchNodes("/research?tab=videos");
    const { video } = page as unknown as { video: object[] };
    expect(video).toHaveLength(SEEDED_VIDEOS);
    expect(video[0]).toEqual({
      "@type": "VideoObject",
      name: expect.any(String),
      description: expect.any(String),
      url: "https://www.youtube.com/watch?v=zU5EYw06wtw",
      embedUrl: "https://www.youtube-nocookie.com/embed/zU5EYw06wtw",
      publisher: { "@type": "Organization", name: "Huberman Lab" },
      datePublished: "2024",
    });
  });

  it("cannot be ended or opened by a stored text", async () => {
    const name = "</script><!-- <script>alert(1)</script> & \u2028";
    const text = toJsonLd(await nodesOf(81, { name, synonyms: [name] }));
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)["@graph"][0].name).toBe(name);
    expect(await findIssues(text)).toEqual([]);
  });
});
