import { createHash } from "node:crypto";
import { handOver } from "@/lib/next/handover";
import { type Nodes, toJsonLd } from "@/lib/seo/structured-data/page-data";
import { StructuredDataScript } from "./structured-data-script";

/** The page's JSON-LD. It is in the HTML once, not in the hydration data. */
export async function StructuredData({ nodes }: { nodes: Nodes | Promise<Nodes> }) {
  const text = toJsonLd(await nodes);
  const key = createHash("sha256").update(text).digest("base64url").slice(0, 12);
  handOver(key, text);
  return <StructuredDataScript id={key} />;
}
