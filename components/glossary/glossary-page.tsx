import { CollectionPage } from "@/components/collections/collection-page";
import { LinkRow } from "@/components/collections/link-row";
import { glossary } from "@/lib/glossary/glossary";
import type { GlossaryTerm } from "@/lib/glossary/glossary-schema";
import { termAddress } from "@/lib/glossary/term-address";
import { pages } from "@/lib/seo/pages";
import "./glossary.css";

/** All terms by their first letter. No script changes any of it. */
export function GlossaryPage() {
  const byLetter = [...Map.groupBy(glossary, ({ name }) => letterOf(name))];
  return (
    <CollectionPage page={pages.glossary}>
      <p className="mt-3 max-w-text text-soft">
        {`${glossary.length} words that readers meet on these pages, each in two sentences. A term's own page adds related terms and the pages where it matters.`}
      </p>
      <LinkRow
        label="Jump to"
        links={byLetter.map(([letter]) => ({ href: `#${idOf(letter)}`, text: letter }))}
      />
      {byLetter.map(([letter, terms]) => (
        <section key={letter}>
          <h2 id={idOf(letter)} className="mt-10 text-2xl">
            {letter}
          </h2>
          <Terms terms={terms} />
        </section>
      ))}
    </CollectionPage>
  );
}

/** Terms with their definitions. On the page of all terms they are where `/glossary#key` leads. */
export function Terms({ terms }: { terms: GlossaryTerm[] }) {
  return (
    <dl className="glossary">
      {terms.map(({ key, name, also, definition }) => (
        <div key={key} id={key}>
          <dt>
            <a href={termAddress(key)}>{name}</a>
            {also.length > 0 && <small>{also.join(", ")}</small>}
          </dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  );
}

const DIGITS = "0–9";

function letterOf(name: string): string {
  return /^\d/.test(name) ? DIGITS : name.charAt(0).toUpperCase();
}

/** In capitals, which no term's key has. */
function idOf(letter: string): string {
  return letter === DIGITS ? "DIGITS" : letter;
}
