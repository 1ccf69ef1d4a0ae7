import { ArrowRight, Search } from "lucide";
import Link from "next/link";
import { PopularSearches } from "@/components/database/popular-searches";
import { SequenceChain } from "@/components/peptides/sequence-chain";
import { Static } from "@/components/site/static";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { parseSequence } from "@/lib/chemistry/sequence";
import type { PeptideCard } from "@/lib/content/peptides/peptide-schema";
import { DATABASE_PATH, MAX_QUERY_LENGTH } from "@/lib/search/peptide-search";
import { TAGLINE } from "@/lib/seo/metadata";
import { QueryForm } from "./query-form";

export function HomeHero({ text, peptide }: { text: string; peptide: PeptideCard | undefined }) {
  return (
    <section className="grid items-center gap-x-10 gap-y-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:gap-x-16 lg:py-20">
      <div>
        <h1 className="text-[2.5rem] leading-[1.08] sm:text-[3.25rem]">{TAGLINE}</h1>
        <p className="mt-5 max-w-text text-xl leading-relaxed text-soft">{text}</p>
        <QuickLookup />
        <div className="mt-7 flex flex-wrap gap-3">
          <Link className={buttonVariants()} href={DATABASE_PATH} prefetch={false}>
            Explore Database
            <Icon node={ArrowRight} />
          </Link>
          <Link className={buttonVariants({ variant: "outline" })} href="/consultant">
            Virtual Consultant
          </Link>
        </div>
        <div className="mt-8">
          <PopularSearches name="Quick tags" />
        </div>
      </div>
      {peptide?.sequence && (
        <Static id="drawn" path="/">
          <a href={`/peptides/${peptide.id}`} className="group block rounded-md">
            <SequenceChain
              sequence={parseSequence(peptide.sequence)}
              columns={8}
              className="mx-auto w-full max-w-[34rem]!"
            />
            <span className="mt-3 block text-center font-sans text-sm text-soft group-hover:text-accent-strong group-hover:underline">
              {peptide.name}, residue by residue
            </span>
          </a>
        </Static>
      )}
    </section>
  );
}

/** On wide windows only; a phone has the database's own form one tap away. */
function QuickLookup() {
  return (
    <search aria-label="Quick Peptide Lookup">
      <QueryForm
        action={DATABASE_PATH}
        whenBlank={{
          title: "Search query required",
          description: "Please enter a keyword to search",
          destructive: true,
        }}
        className="mt-8 hidden max-w-[32rem] font-sans lg:block"
      >
        <label htmlFor="lookup" className="mb-1.5 block text-[0.9375rem] font-medium">
          Quick Peptide Lookup
        </label>
        <div className="flex rounded-md border border-edge bg-raised">
          <input
            id="lookup"
            type="search"
            name="query"
            required
            pattern=".*\S.*"
            title="A keyword"
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            spellCheck={false}
            placeholder="A name, a use, a mechanism"
            className="min-h-12 min-w-0 flex-1 rounded-l-md bg-transparent px-3 text-base placeholder:text-soft"
          />
          <Button
            type="submit"
            variant="ghost"
            className="min-h-12 rounded-l-none text-accent-strong"
          >
            <Icon node={Search} />
            Search
          </Button>
        </div>
      </QueryForm>
    </search>
  );
}
