import { z } from "zod";
import {
  blankAsNull,
  html,
  id,
  idList,
  MAX_ID,
  requiredText,
  shortText,
  timestamps,
} from "@/lib/content/wire";
import { factsInput } from "@/lib/facts/facts-input";
import { namedRowSchema } from "@/lib/resources/rows/named-row";
import { EVIDENCE_TIERS } from "./evidence";

const DEFAULT_AVATAR_COLOR = "#4F46E5";

const optionalText = (max: number) => shortText(max).nullable().default(null);

/** Facts beyond the specified fields. `averageMass` is in g/mol; `sequence` is in `lib/chemistry`'s grammar. */
const factFields = {
  synonyms: z.array(requiredText(120)).max(30).default([]),
  /** Brands of an approved medicine. */
  brandNames: z.array(requiredText(120)).max(30).default([]),
  sequence: optionalText(2000),
  averageMass: z
    .number("Enter a mass in g/mol above 0, of at most 10,000,000.")
    .positive()
    .max(10_000_000)
    .nullable()
    .default(null),
  massNote: optionalText(500),
  cas: blankAsNull(
    z.string("Enter a CAS number such as 137525-51-0.").regex(/^\d{2,7}-\d{2}-\d$/),
  ).default(null),
  pubchemCid: z.number().int().min(1).max(MAX_ID).nullable().default(null),
  regulatoryStatus: optionalText(300),
  regulatoryStatusSource: optionalText(500),
  wadaProhibited: z.boolean().nullable().default(null),
  wadaNote: optionalText(300),
  wadaSource: optionalText(300),
  notes: optionalText(2000),
  evidenceTier: z.enum(EVIDENCE_TIERS).nullable().default(null),
  evidenceReason: optionalText(500),
  facts: factsInput.nullable().default(null).meta({
    description:
      "Approvals, development, targets, routes, half-lives, sport, trials and outcomes, each naming one of its sources. Sent as a whole; null clears all.",
  }),
};

/** What a save may hold. The first of `categoryIds` is the primary category. */
export const peptideInput = z.object({
  name: requiredText(200),
  shortDescription: html(5000).default(""),
  description: html().default(""),
  categoryIds: idList.default([]),
  conditions: z.array(requiredText(200)).max(50).default([]),
  benefits: html(20_000).default(""),
  sideEffects: html().default(""),
  dosage: html().default(""),
  research: html().default(""),
  mechanismOfAction: html().default(""),
  commonUses: html(20_000).default(""),
  warnings: html().default(""),
  peptideType: shortText().default(""),
  /** A number is taken as its text. */
  molecularWeight: z
    .preprocess((value) => (typeof value === "number" ? String(value) : value), shortText(60))
    .default(""),
  molecularFormula: shortText(200).default(""),
  avatarText: z.string().max(60).default(""),
  avatarColor: z
    .preprocess(
      toSixDigits,
      z.string().regex(/^#[0-9a-fA-F]{6}$/, "Enter a colour such as #4F46E5."),
    )
    .default(DEFAULT_AVATAR_COLOR),
  ...factFields,
});

/** What every read answers: `categoryIds` lists all, `categoryId` is the primary one or null. */
export const peptideSchema = peptideInput
  .extend({ id, categoryId: id.nullable(), categoryIds: z.string(), ...timestamps })
  .meta({ id: "Peptide" });

/** What the dashboard's table shows. */
export const peptideRowSchema = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    avatarText: z.string(),
    avatarColor: z.string(),
    categories: z.array(namedRowSchema),
  })
  .meta({ id: "PeptideRow" });

export type PeptideInput = z.output<typeof peptideInput>;
export type Peptide = z.output<typeof peptideSchema>;
export type PeptideRow = z.output<typeof peptideRowSchema>;

export const conditionSchema = z.object({ id, condition: z.string() }).meta({ id: "Condition" });

export type PeptideCondition = z.output<typeof conditionSchema>;

export type PeptideNames = Pick<Peptide, "id" | "name" | "synonyms" | "brandNames">;

/** What pages that collect facts read of a peptide. */
export type CollectedPeptide = Omit<
  Peptide,
  | "shortDescription"
  | "description"
  | "benefits"
  | "sideEffects"
  | "dosage"
  | "research"
  | "mechanismOfAction"
  | "commonUses"
  | "warnings"
  | "notes"
  | "avatarText"
  | "avatarColor"
  | "createdAt"
  | "updatedAt"
>;

/** What a card shows. `shortDescription` and `benefits` are plain text. */
export interface PeptideCard
  extends Pick<
    Peptide,
    | "id"
    | "name"
    | "avatarText"
    | "avatarColor"
    | "sequence"
    | "averageMass"
    | "peptideType"
    | "regulatoryStatus"
    | "evidenceTier"
    | "evidenceReason"
  > {
  shortDescription: string;
  benefits: string[];
  categoryIds: number[];
  /** The evidence tier with where a medicine is approved; null without a tier. */
  evidence: string | null;
}

/** "#abc" is "#aabbcc"; a blank is the default colour. */
function toSixDigits(value: unknown): unknown {
  if (value === "") return DEFAULT_AVATAR_COLOR;
  if (typeof value !== "string" || !/^#[\da-f]{3}$/i.test(value)) return value;
  return value.replace(/[\da-f]/gi, "$&$&");
}
