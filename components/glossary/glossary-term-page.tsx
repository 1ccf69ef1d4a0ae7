import Link from "next/link";
import { CollectionPage } from "@/components/collections/collection-page";
import { LinkRow } from "@/components/collections/link-row";
import { MessagePage } from "@/components/site/message-page";
import { buttonVariants } from "@/components/ui/button-variants";
import { findGlossaryTerm } from "@/lib/glossary/glossary";
import { type Collected, glossaryLinks } from "@/lib/glossary/glossary-pages";
import type { GlossaryTerm } from "@/lib/glossary/glossary-schema";
import { termAnchor } from "@/lib/glossary/term-address";
import { pages, termPage } from "@/lib/seo/pages";
import { Terms } from "./glossary-page";
import "./glossary.css";

/** A term with its related terms, and the pages on which it matters. */
export function GlossaryTermPage({
  term,
  collected,
}: {
  term: GlossaryTerm;
  collected: Collected;
}) {
  const { key, also, definition, see } = term;
  return (
    <CollectionPage page={termPage(term)} above={[pages.glossary]}>
      {also.length > 0 && <p className="mt-2 text-soft">{`Also: ${also.join(", ")}`}</p>}
      <p className="mt-4 max-w-text text-lg">{definition}</p>
      <LinkRow label="Where it matters" links={glossaryLinks(term, collected)} />
      <section>
        <h2 className="mt-10 text-2xl">See also</h2>
        <Terms terms={see.flatMap((other) => findGlossaryTerm(other) ?? [])} />
      </section>
      <LinkRow label="More" links={[{ href: termAnchor(key), text: "All terms" }]} />
    </CollectionPage>
  );
}

export const TERM_NOT_FOUND = "Term Not Found";

export function TermNotFound() {
  return (
    <MessagePage
      title={TERM_NOT_FOUND}
      action={
        <Link className={buttonVariants()} href={pages.glossary.path}>
          All terms
        </Link>
      }
    >
      <p>The glossary has no term at this address.</p>
    </MessagePage>
  );
}
