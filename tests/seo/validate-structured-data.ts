import Validator from "@adobe/structured-data-validator";
import { readVocabulary } from "./vocabulary";

const validator = new Validator(readVocabulary());

/**
 * What a public validator finds wrong with JSON-LD as it stands in a page, one line each: types and
 * properties that schema.org does not have, and what Google requires of a type but is not there. What
 * Google merely recommends is left out.
 */
export async function findIssues(jsonLd: string): Promise<string[]> {
  const { "@context": context, "@graph": nodes } = JSON.parse(jsonLd);
  const wrong = context === "https://schema.org" ? [] : [`The context is ${context}`];
  const jsonld = Object.groupBy(nodes as { "@type": string }[], (node) => node["@type"]);
  const issues = await validator.validate({ jsonld });
  return [
    ...wrong,
    ...issues
      .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
      .map(({ issueMessage, path }) => `${path.at(-1)?.type}: ${issueMessage}`),
  ];
}
