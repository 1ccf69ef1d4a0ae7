import type {
  ChemicalSubstance,
  Drug,
  DrugClass,
  MolecularEntity,
  PropertyValue,
  Thing,
} from "schema-dts";
import { FormulaError, parseFormula } from "@/lib/chemistry/formula";
import { inchiKeyOf } from "@/lib/chemistry/inchi-key";
import { clip } from "@/lib/clip";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import type { Article } from "@/lib/content/research/article-schema";
import type { Video } from "@/lib/content/videos/video-schema";
import { wasApproved } from "@/lib/facts/approval-standing";
import { findTarget } from "@/lib/facts/vocabulary";
import { toText } from "@/lib/html/sanitise";
import { pages } from "@/lib/seo/pages";
import { peptidePreview, previewAddress } from "@/lib/seo/previews";
import { paperNode } from "./article-data";
import { absolute, type Nodes, pageNodes, substanceId } from "./page-data";
import { pharmacologyOf, studyNodes } from "./study-data";
import { videoNode } from "./video-data";

/** The page of a peptide, the substance, its papers, videos and trials. No dose, no rating. */
export function peptideNodes(peptide: Peptide, articles: Article[], videos: Video[]): Nodes {
  const path = `/peptides/${peptide.id}`;
  const substance = substanceNode(peptide);
  const page = pageNodes(
    { path, title: peptide.name, description: clip(toText(peptide.shortDescription), 300) },
    "MedicalWebPage",
    {
      datePublished: peptide.createdAt,
      dateModified: peptide.updatedAt,
      primaryImageOfPage: {
        "@type": "ImageObject",
        url: absolute(previewAddress(peptidePreview(peptide))),
      },
      about: { "@id": substanceId(peptide.id) },
      ...(articles.length > 0 && { citation: articles.map(paperNode) }),
      ...(videos.length > 0 && { video: videos.map(videoNode) }),
    },
    [pages.peptides],
  );
  const studies = peptide.facts ? studyNodes(peptide.facts, substanceId(peptide.id)) : [];
  return [...page, substance, ...studies];
}

/** A drug if it is a medicine, now or formerly, else a molecule if it is a single one, else a substance. */
function substanceNode(peptide: Peptide): Thing {
  const others = [...peptide.synonyms, ...peptide.brandNames];
  const shared = {
    "@id": substanceId(peptide.id),
    name: peptide.name,
    url: absolute(`/peptides/${peptide.id}`),
    ...(peptide.cas && { identifier: property("CAS", peptide.cas) }),
    ...(peptide.pubchemCid && {
      sameAs: `https://pubchem.ncbi.nlm.nih.gov/compound/${peptide.pubchemCid}`,
    }),
  };
  const formula = formulaOf(peptide);
  // A mass without a formula is that of a part, or of one of several forms.
  const weight = formula && peptide.averageMass ? `${peptide.averageMass} g/mol` : null;
  const inChIKey = inchiKeyOf(peptide.sequence);
  if (isMedicine(peptide)) {
    const molecule = [
      ...(formula ? [property("Molecular formula", formula)] : []),
      ...(weight ? [property("Molecular weight", weight)] : []),
      ...(inChIKey ? [property("InChIKey", inChIKey)] : []),
    ];
    const drugClass = drugClasses(peptide);
    return {
      "@type": "Drug",
      ...shared,
      nonProprietaryName: peptide.name,
      ...(peptide.synonyms.length > 0 && { alternateName: peptide.synonyms }),
      ...(peptide.brandNames.length > 0 && { proprietaryName: peptide.brandNames }),
      ...(peptide.regulatoryStatus && { legalStatus: peptide.regulatoryStatus }),
      ...(drugClass.length > 0 && { drugClass }),
      ...(peptide.facts && pharmacologyOf(peptide.facts)),
      ...(molecule.length > 0 && { additionalProperty: molecule }),
    } satisfies Drug;
  }
  const named = { ...shared, ...(others.length > 0 && { alternateName: others }) };
  if (!formula) return { "@type": "ChemicalSubstance", ...named } satisfies ChemicalSubstance;
  return {
    "@type": "MolecularEntity",
    ...named,
    molecularFormula: formula,
    ...(weight && { molecularWeight: weight }),
    ...(inChIKey && { inChIKey }),
  } satisfies MolecularEntity;
}

/** Withdrawn medicines are drugs too: the legal status says what became of them. */
function isMedicine({ evidenceTier, facts }: Pick<Peptide, "evidenceTier" | "facts">) {
  return evidenceTier === "approved" && (facts === null || facts.approvals.some(wasApproved));
}

/** The class on the page, else what the peptide does to its targets. */
function drugClasses({ peptideType, facts }: Peptide): DrugClass[] {
  const actions = (facts?.targets ?? [])
    .filter(({ action }) => CLASS_ACTIONS.has(action))
    .map(({ target, action }) => `${findTarget(target).name} ${action}`);
  return [...new Set(peptideType ? [peptideType] : actions)].map((name) => ({
    "@type": "DrugClass",
    name,
  }));
}

const CLASS_ACTIONS = new Set(["agonist", "partial agonist", "antagonist", "inhibitor"]);

// For a mixture the field states in words that there is none.
function formulaOf({ molecularFormula: text }: Peptide): string | null {
  try {
    parseFormula(text);
    return text;
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

function property(name: string, value: string): PropertyValue {
  return { "@type": "PropertyValue", name, value };
}
