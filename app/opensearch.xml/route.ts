import { env } from "@/lib/env";
import { answerText } from "@/lib/seo/answer-text";
import { escapeHtml } from "@/lib/seo/markdown/markdown";
import { pages } from "@/lib/seo/pages";
import { absolute } from "@/lib/seo/structured-data/page-data";

/** Lets browsers offer the database as a search engine (OpenSearch 1.1). */
export function GET(request: Request) {
  const { path, description } = pages.database;
  return answerText(
    request,
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      // At most 16 characters.
      `  <ShortName>${escapeHtml(env.SITE_NAME.slice(0, 16))}</ShortName>`,
      `  <Description>${escapeHtml(description)}</Description>`,
      "  <InputEncoding>UTF-8</InputEncoding>",
      `  <Image width="192" height="192" type="image/png">${absolute("/icons/icon-192.png")}</Image>`,
      `  <Url type="text/html" template="${escapeHtml(absolute(path))}?query={searchTerms}"/>`,
      `  <Url type="application/json" template="${escapeHtml(absolute("/api/search"))}?query={searchTerms}"/>`,
      "</OpenSearchDescription>",
      "",
    ].join("\n"),
    "application/opensearchdescription+xml",
  );
}
