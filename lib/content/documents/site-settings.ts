import "server-only";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { parseValues } from "@/lib/api/parse";
import { hashNewPassword, setPassword } from "@/lib/auth/administrator-account";
import type { Administrator } from "@/lib/auth/session";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";
import { writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import { requireFresh } from "@/lib/resources/revisions/stale";
import { readDocument } from "./document-store";
import { mergeDocument, publicSchemas } from "./document-wire";
import { changeDocument } from "./document-writes";
import type { DocumentOf } from "./documents";

/** The documents that one form edits, under the form's own names. */
const parts = {
  contactInfo: "contact-info",
  legalDocs: "legal-docs",
  socialMedia: "social-media",
  siteText: "site-text",
} as const;
type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];

const part = z.record(z.string(), z.unknown()).nullish();

export const siteSettingsBody = z.object({
  credentials: z
    .object({
      password: z.string().nullish(),
      confirmPassword: z.string().nullish(),
    })
    .nullish(),
  contactInfo: part,
  legalDocs: part,
  socialMedia: part,
  siteText: part,
});

const shapes = {
  contactInfo: publicSchemas["contact-info"],
  legalDocs: publicSchemas["legal-docs"],
  socialMedia: publicSchemas["social-media"],
  siteText: publicSchemas["site-text"],
};

/** The same with every field, for the API's description. */
export const siteSettingsShape = siteSettingsBody.extend(z.object(shapes).partial().shape);

export const siteSettingsAnswer = z
  .object({ credentials: z.object({ username: z.string() }), ...shapes })
  .meta({ id: "SiteSettings" });

export async function readSiteSettings(
  { username }: Administrator,
  db: DatabaseSession = getDatabase(),
): Promise<z.output<typeof siteSettingsAnswer>> {
  return {
    credentials: { username },
    contactInfo: await readDocument("contact-info", db),
    legalDocs: await readDocument("legal-docs", db),
    socialMedia: await readDocument("social-media", db),
    siteText: await readDocument("site-text", db),
  };
}

/**
 * Saves the parts that were sent, and a non-blank password, in one transaction: all or nothing. Throws
 * 400 if the two passwords differ, 422 or 409.
 */
export async function saveSiteSettings(
  administrator: Administrator,
  sent: z.output<typeof siteSettingsBody>,
  ifMatch: string | null,
): Promise<z.output<typeof siteSettingsAnswer>> {
  const stored = await readSiteSettings(administrator);
  requireFresh({ ifMatch }, stored);
  // All parts are parsed together, so that every error is reported under the form's names.
  parseValues(z.object(shapes), Object.fromEntries(mergeParts(sent, stored)));
  const password = readPassword(sent.credentials);
  const passwordHash = password === null ? null : await hashNewPassword(password);
  return writeAsAdministrator(administrator, ["documents"], async (db) => {
    const current = await readSiteSettings(administrator, db);
    requireFresh({ ifMatch }, current);
    if (passwordHash !== null) await setPassword(db, administrator, passwordHash);
    const changes = [];
    for (const [name, input] of mergeParts(sent, current)) {
      changes.push(...(await changeDocument(db, parts[name], input)));
    }
    return { answer: await readSiteSettings(administrator, db), changes };
  });
}

function mergeParts(sent: z.output<typeof siteSettingsBody>, stored: Record<Part, object>) {
  return partNames.map(
    (name) =>
      [
        name,
        mergeDocument(
          parts[name],
          sent[name] ?? {},
          stored[name] as DocumentOf<(typeof parts)[Part]>,
        ),
      ] as const,
  );
}

/** Null if the password is unchanged. */
function readPassword(
  credentials: z.output<typeof siteSettingsBody>["credentials"],
): string | null {
  const { password, confirmPassword } = credentials ?? {};
  if (!password?.trim()) return null;
  if (password === confirmPassword) return password;
  const text = "The two passwords differ";
  throw new ApiError("malformed", text, { "credentials.confirmPassword": [text] });
}
