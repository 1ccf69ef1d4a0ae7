import { createHash } from "node:crypto";
import { handOver } from "@/lib/next/handover";
import { type Nodes, toJsonLd } from "@/lib/seo/structured-data/page-data";
import { StructuredDataScript } from "./structured-data-script";

/** What the page says to machines, as JSON-LD; it is in the html once and not in the browser's data. */
export async function StructuredData({ nodes }: { nodes: Nodes | Promise<Nodes> }) {
  const text = toJsonLd(await nodes);
  const key = createHash("sha256").update(text).digest("base64url").slice(0, 12);
  handOver(key, text);
  return <StructuredDataScript id={key} />;
}
