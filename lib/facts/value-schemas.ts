import { z } from "zod";

export const text = (max: number) => z.string().trim().min(1).max(max);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use a slug such as type-2-diabetes.");
export const day = z.iso.date();
/** A year, a year with a month, or a day. */
export const partialDate = z
  .string()
  .regex(
    /^(19|20)\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    "Write 2017 or 2017-12 or 2017-12-05.",
  );
export const pmid = z.string().regex(/^\d{4,9}$/, "Use a PMID such as 33567185, as text.");
export const uniprot = z
  .string()
  .regex(
    /^([OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d([A-Z][A-Z\d]{2}\d){1,2})$/,
    "Use a UniProt accession such as P43220.",
  );

export const registryNumber = z
  .string()
  .regex(
    /^(NCT\d{8}|EUCTR\d{4}-\d{6}-\d{2}|\d{4}-\d{6}-\d{2}(-\d{2})?|ISRCTN\d{8}|jRCTs?\d{9,10}|UMIN\d{9}|ACTRN\d{14}p?|ChiCTR[\w-]+|CTR\d{8})$/,
    "Use a registry number such as NCT03548935.",
  );
