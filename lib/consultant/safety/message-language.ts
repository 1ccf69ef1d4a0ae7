/** The languages in which a danger is answered; every other is answered in English. */
export const LANGUAGES = [
  "en",
  "es",
  "de",
  "fr",
  "pt",
  "it",
  "nl",
  "sv",
  "pl",
  "ru",
  "uk",
  "tr",
  "ar",
  "hi",
  "zh",
  "ja",
  "ko",
] as const;

export type Language = (typeof LANGUAGES)[number];

/**
 * The language in which a message is written; of two or three words it is a guess. What knows
 * languages takes some eighty megabytes, and is loaded when the first danger is told.
 */
export async function detectLanguage(message: string): Promise<Language> {
  const { eld } = await import("eld/extrasmall");
  eld.setLanguageSubset([...LANGUAGES]);
  const { language } = eld.detect(message);
  return LANGUAGES.find((one) => one === language) ?? "en";
}
