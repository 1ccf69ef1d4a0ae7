import Link from "next/link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Input } from "@/components/ui/input";
import type { DocumentOf } from "@/lib/content/documents/documents";
import type { PeptideNames } from "@/lib/content/peptides/peptide-schema";
import { MAX_QUERY_LENGTH, searchHref } from "@/lib/search/peptide-search";

type Settings = DocumentOf<"ai-settings">;

const sections = [
  { id: "mechanism", name: "How it is thought to work" },
  { id: "side-effects", name: "Side effects" },
  { id: "dosage", name: "How it was given" },
  { id: "research", name: "Papers" },
];

/**
 * Takes a question and points to the pages of the peptides that it names. It writes no answer of
 * its own: that wants the consultant's checks for safety and support, which come before its words.
 */
export function Consultant({
  settings,
  question,
  peptides,
}: {
  settings: Settings;
  question: string;
  peptides: PeptideNames[];
}) {
  return (
    <div className="grid gap-x-14 gap-y-12 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <h1 className="text-3xl sm:text-[2.75rem]">AI Peptide Consultant</h1>
        <p className="mt-3 max-w-text text-soft">{settings.consultantDescription}</p>
        <form action="/consultant" className="mt-7 flex max-w-text flex-wrap gap-3">
          <label htmlFor="question" className="w-full font-sans font-medium text-[0.9375rem]">
            Your question
          </label>
          <div className="min-w-0 flex-1 basis-64">
            <Input
              id="question"
              name="query"
              key={question}
              defaultValue={question}
              maxLength={MAX_QUERY_LENGTH}
              required
            />
          </div>
          <Button type="submit">Ask</Button>
        </form>
        <p className="mt-6 max-w-text border-notice-line border-l-4 bg-notice-wash px-4 py-3 font-sans text-[0.9375rem] text-notice">
          {settings.importantNotice}
        </p>
        {question && <Found question={question} peptides={peptides} />}
      </div>
      <aside className="font-sans text-[0.9375rem] lg:border-l lg:pl-8">
        <h2 className="font-medium text-base">{settings.howToUseTitle}</h2>
        <ol className="mt-3 space-y-4">
          {settings.howToUseSteps.map(({ step, title, description }) => (
            <li key={`${step} ${title}`} className="flex gap-3">
              <span aria-hidden className="figures text-accent-strong">
                {step}
              </span>
              <span>
                <span className="block font-medium">{title}</span>
                <span className="text-soft">{description}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-6 border-t pt-4 text-soft text-sm">{settings.consultantDisclaimer}</p>
      </aside>
    </div>
  );
}

function Found({ question, peptides }: { question: string; peptides: PeptideNames[] }) {
  return (
    <section aria-labelledby="found" className="mt-10 max-w-text">
      <h2 id="found" className="text-2xl">
        {peptides.length > 0
          ? "What the library holds on this"
          : "No peptide of this library is named"}
      </h2>
      <p className="mt-2 text-soft">
        {peptides.length > 0
          ? "The consultant does not write answers of its own yet. These pages hold what is known, with their sources."
          : "The consultant does not write answers of its own yet. A peptide's name in the question leads to its page, and the database searches every text."}
      </p>
      <ul className="mt-4">
        {peptides.map(({ id, name }) => (
          <li key={id} className="border-t py-4">
            <Link
              href={`/peptides/${id}`}
              prefetch={false}
              className="text-xl hover:text-accent-strong hover:underline"
            >
              {name}
            </Link>
            <ul className="mt-1 flex flex-wrap gap-x-5 font-sans text-[0.9375rem]">
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`/peptides/${id}#${section.id}`}
                    className="inline-flex min-h-11 items-center text-accent-strong hover:underline"
                  >
                    {section.name}
                    <span className="sr-only"> of {name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Link
        className={buttonVariants({ variant: "outline", className: "mt-4" })}
        href={searchHref({ query: question, category: null })}
        prefetch={false}
      >
        Search the database for this
      </Link>
    </section>
  );
}
