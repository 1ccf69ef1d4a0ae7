import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { SITE_NAME } from "@/lib/seo/metadata";
import { absolute } from "@/lib/seo/structured-data/page-data";

/** The text that shows this peptide's card on another site. Plain elements, for a `Static` part. */
export function EmbedCard({ peptide: { id, name } }: { peptide: Peptide }) {
  const title = `${name}, ${SITE_NAME}`.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const snippet = `<iframe src="${absolute(`/embed/${id}`)}" title="${title}" width="360" height="360" style="border:0;max-width:100%" loading="lazy"></iframe>`;
  return (
    <details className="no-print font-sans text-[0.9375rem]">
      <summary className="min-h-11 cursor-pointer py-2.5">Embed this card</summary>
      <p className="text-soft">
        Put this where the card is to stand. It sets no cookies and runs no scripts.
      </p>
      <code className="wrap-anywhere mt-2 block select-all border p-3 text-sm">{snippet}</code>
      <a
        href={`/embed/${id}`}
        className="inline-flex min-h-11 items-center text-accent-strong underline"
      >
        See the card
      </a>
    </details>
  );
}
