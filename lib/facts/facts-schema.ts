import { z } from "zod";
import { day, partialDate, pmid, registryNumber, slug, text, uniprot } from "./value-schemas";
import {
  ACTIONS,
  AGENCIES,
  APPROVAL_STATES,
  DIRECTIONS,
  IN_WHOM,
  ORIGIN_NAMES,
  PHASES,
  PROGRAMME_STATES,
  ROUTES,
  SETTINGS,
  SPORT_BASES,
  SPORT_STATUSES,
} from "./vocabularies";

const sourced = { source: slug, note: text(300).optional() };

const source = z
  .strictObject({
    title: text(300),
    publisher: text(160),
    url: z
      .url({ protocol: /^https$/, error: "Enter an address that begins with https://." })
      .optional(),
    pmid: pmid.optional(),
    year: z.int().min(1950).max(2030).optional(),
    checked: day,
  })
  .refine(({ url, pmid: number }) => url ?? number, "A source has an address or a PMID.");

const approval = z.strictObject({
  agency: z.enum(Object.keys(AGENCIES) as [keyof typeof AGENCIES]),
  state: z.enum(APPROVAL_STATES),
  /** When it was first approved for this indication, or refused. */
  date: partialDate.optional(),
  /** When it was withdrawn or discontinued. */
  ended: partialDate.optional(),
  indication: text(200),
  conditions: z.array(slug).min(1),
  brand: text(80).optional(),
  form: text(80).optional(),
  routes: z.array(z.enum(ROUTES)).min(1),
  population: text(120).optional(),
  ...sourced,
});

const development = z.strictObject({
  condition: slug,
  phase: z.enum(PHASES),
  state: z.enum(PROGRAMME_STATES),
  ...sourced,
});

const remark = z.strictObject({ text: text(400), ...sourced });

const target = z.strictObject({
  target: slug,
  action: z.enum(ACTIONS),
  /** Only where a paper gives it. */
  potency: z
    .strictObject({
      measure: z.enum(["EC50", "IC50", "Ki", "Kd"]),
      value: z.number().positive(),
      high: z.number().positive().optional(),
      unit: z.enum(["pM", "nM", "µM", "mM"]),
      system: text(120),
    })
    .optional(),
  ...sourced,
});

const administration = z.strictObject({
  route: z.enum(ROUTES),
  setting: z.enum(SETTINGS),
  form: text(80).optional(),
  /** As labelled, never an amount: "once weekly". */
  schedule: text(80)
    .regex(/^[^\d]*$|^every \d+ (hours|days|weeks|months)/, "Write how often, never how much.")
    .optional(),
  ...sourced,
});

const halfLife = z.strictObject({
  low: z.number().positive(),
  high: z.number().positive().optional(),
  unit: z.enum(["seconds", "minutes", "hours", "days", "weeks"]),
  comparison: z.enum(["about", "below", "above"]).optional(),
  species: text(60),
  route: z.enum(ROUTES),
  ...sourced,
});

const bioavailability = z.strictObject({
  /** Percent. */
  low: z.number().min(0).max(100),
  high: z.number().min(0).max(100).optional(),
  comparison: z.enum(["about", "below", "above"]).optional(),
  species: text(60),
  route: z.enum(ROUTES),
  ...sourced,
});

const sport = z.strictObject({
  status: z.enum(SPORT_STATUSES),
  /** Section of the list: "S2.2.3". */
  class: z
    .string()
    .regex(/^(S\d(\.\d+)*|P1|M\d)$/, "Use a class of the list such as S2.2.3.")
    .optional(),
  basis: z.enum(SPORT_BASES),
  year: z.int().min(2020).max(2030),
  ...sourced,
});

const boxedWarning = z.strictObject({
  agency: z.literal("FDA"),
  /** "none" where the label in force has no boxed warning. */
  subject: text(200),
  ...sourced,
});

const estimate = z.strictObject({
  measure: z.enum([
    "change",
    "difference",
    "percent responding",
    "hazard ratio",
    "odds ratio",
    "relative risk",
    "rate ratio",
  ]),
  /** Whose figure: "semaglutide 2.4 mg", "placebo", "semaglutide against placebo". */
  of: text(120),
  value: z.number(),
  /** "%", "percentage points", "kg", "" for ratios. */
  unit: z.string().max(40),
  low: z.number().optional(),
  high: z.number().optional(),
});

const trial = z.strictObject({
  name: text(120),
  registry: z.array(registryNumber).default([]),
  phase: z.enum(PHASES).optional(),
  design: text(160),
  participants: z.int().positive().optional(),
  population: text(200),
  comparator: text(120),
  conditions: z.array(slug).min(1),
  state: z.enum(["completed", "ongoing", "terminated", "unknown"]),
  year: z.int().min(1950).max(2030).optional(),
  outcome: text(200),
  result: text(400).optional(),
  estimates: z.array(estimate).max(8).default([]),
  pmid: pmid.optional(),
  ...sourced,
});

const outcome = z.strictObject({
  outcome: slug,
  conditions: z.array(slug).default([]),
  inWhom: z.enum(IN_WHOM),
  direction: z.enum(DIRECTIONS),
  /** The size in words with figures: "−14.9 % against −2.4 % of body weight at 68 weeks". */
  size: text(200).optional(),
  pmids: z.array(pmid).default([]),
  ...sourced,
});

/** What one peptide's file of facts holds. Every fact names one of the file's `sources`. */
export const peptideFacts = z.strictObject({
  peptide: z.int().positive(),
  // In one order on both engines: PostgreSQL keeps none.
  sources: z.record(slug, source).overwrite(sortKeys),
  approvals: z.array(approval).default([]),
  development: z.array(development).default([]),
  targets: z.array(target).default([]),
  /** What a source says of a direct target that nobody knows; may stand beside indirect `targets`. */
  noDirectTarget: remark.optional(),
  administrations: z.array(administration).default([]),
  halfLives: z.union([z.literal("not reported"), z.array(halfLife)]).default([]),
  bioavailabilities: z.array(bioavailability).default([]),
  sport: sport.optional(),
  boxedWarnings: z.array(boxedWarning).default([]),
  trials: z.array(trial).default([]),
  outcomes: z.array(outcome).default([]),
  safety: z
    .strictObject({
      interactions: remark.optional(),
      pregnancy: remark.optional(),
      kidney: remark.optional(),
      liver: remark.optional(),
      immunogenicity: remark.optional(),
      storage: remark.optional(),
    })
    .default({}),
  identity: z
    .strictObject({
      origin: z
        .strictObject({
          kind: z.enum(Object.keys(ORIGIN_NAMES) as [keyof typeof ORIGIN_NAMES]),
          /** "Exendin-4, of the venom of the Gila monster". */
          text: text(160),
          ...sourced,
        })
        .optional(),
      precursor: z
        .strictObject({
          name: text(120),
          uniprot,
          from: z.int().positive(),
          to: z.int().positive(),
          ...sourced,
        })
        .optional(),
      codeNames: z.array(text(60)).default([]),
      saltForms: z.array(text(80)).default([]),
      confusedWith: z
        .array(
          z.strictObject({
            peptide: z.int().positive().optional(),
            name: text(120),
            reason: text(240),
          }),
        )
        .default([]),
    })
    .default({ codeNames: [], saltForms: [], confusedWith: [] }),
});

export type PeptideFacts = z.output<typeof peptideFacts>;

function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
