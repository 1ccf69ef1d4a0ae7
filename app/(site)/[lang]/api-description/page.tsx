import type { Metadata } from "next";
import { getApiDescription } from "@/app/api/openapi.json/description";
import { ApiPage } from "@/components/api-description/api-page";
import { Static } from "@/components/site/static";
import { outlineApi } from "@/lib/api/api-outline";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata({
  title: "API",
  description: "Every address of the API, what may be sent to it and what it answers.",
  path: "/api-description",
});

export default function ApiDescription() {
  return (
    <Static id="api" path="/api-description">
      <ApiPage outline={outlineApi(getApiDescription())} />
    </Static>
  );
}
