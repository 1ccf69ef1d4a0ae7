import { z } from "zod";
import { chooseSpelling, type Sent } from "@/lib/resources/resource";
import { type DocumentKey, type DocumentOf, documents } from "./documents";

type AiSettings = DocumentOf<"ai-settings">;

const aiSettings = documents["ai-settings"].extend({ disclaimer: z.string() });

/** What each document is called in a sentence. */
export const documentNames: Record<DocumentKey, string> = {
  "about-content": "About content",
  "contact-content": "contact content",
  "contact-info": "contact info",
  "ai-settings": "AI settings",
  "site-text": "site text",
  "social-media": "social media links",
  "legal-docs": "legal documents",
};

/** A document as it goes over the wire to the administrator: both documents' names for a value. */
export function toWire<Key extends DocumentKey>(key: Key, value: DocumentOf<Key>): object {
  if (key !== "ai-settings") return value;
  return { ...value, disclaimer: (value as AiSettings).consultantDisclaimer };
}

/** The public form: without the consultant's internal settings. */
export function toPublicWire<Key extends DocumentKey>(key: Key, value: DocumentOf<Key>): object {
  const {
    trainingPrompt: _,
    chatRetentionDays: __,
    contextTokens: ___,
    ...shown
  } = toWire(key, value) as Partial<AiSettings>;
  return shown;
}

/** The shapes of `toPublicWire`'s answers. */
export const publicSchemas: Record<DocumentKey, z.ZodObject> = {
  "about-content": documents["about-content"].meta({ id: "AboutContent" }),
  "contact-content": documents["contact-content"].meta({ id: "ContactContent" }),
  "contact-info": documents["contact-info"].meta({ id: "ContactInfo" }),
  "ai-settings": aiSettings
    .omit({ trainingPrompt: true, chatRetentionDays: true, contextTokens: true })
    .meta({ id: "AiSettings" }),
  "site-text": documents["site-text"].meta({ id: "SiteText" }),
  "social-media": documents["social-media"].meta({ id: "SocialMedia" }),
  "legal-docs": documents["legal-docs"].meta({ id: "LegalDocs" }),
};

/** The shapes of `toWire`'s answers. */
export const administratorSchemas: Record<DocumentKey, z.ZodObject> = {
  ...publicSchemas,
  "ai-settings": aiSettings.meta({ id: "AdministratorAiSettings" }),
};

/** Merges what was sent into what is stored; fields left out keep their value. */
export function mergeDocument<Key extends DocumentKey>(
  key: Key,
  sent: Sent,
  stored: DocumentOf<Key>,
): Sent {
  if (key === "ai-settings") return mergeAiSettings(sent, stored as AiSettings);
  return mergeFields(sent, stored);
}

/** Objects in a document, such as the business hours, are merged field by field too. */
function mergeFields(sent: Sent, stored: object): Sent {
  const merged: Sent = { ...stored };
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined) continue;
    const old = merged[name];
    merged[name] = isObject(old) && isObject(value) ? { ...old, ...value } : value;
  }
  return merged;
}

/** For these fields an empty text keeps the value too, and null clears it; an empty list has no steps. */
function mergeAiSettings(sent: Sent, stored: AiSettings): Sent {
  const meant = Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [name, value === null ? blankOf(name, stored) : value]),
  );
  return {
    ...stored,
    ...meant,
    consultantDisclaimer: chooseSpelling<unknown>(
      meant.consultantDisclaimer,
      meant.disclaimer,
      stored.consultantDisclaimer,
    ),
  };
}

/** A number cannot be blank: clearing it restores the built-in one. */
function blankOf(name: string, stored: AiSettings): "" | [] | undefined {
  const value = stored[name as keyof AiSettings];
  if (typeof value === "number") return undefined;
  return Array.isArray(value) ? [] : "";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
