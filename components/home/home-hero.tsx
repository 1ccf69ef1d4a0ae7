import { ArrowRight } from "lucide";
import Link from "next/link";
import { PopularSearches } from "@/components/database/popular-searches";
import { LookupField } from "@/components/lookup/lookup-field";
import { lookupFieldProps } from "@/components/lookup/lookup-field-props";
import { LookupBox, LookupForm } from "@/components/lookup/lookup-form";
import { SequenceChain } from "@/components/peptides/sequence-chain";
import { Static } from "@/components/site/static";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { parseSequence } from "@/lib/chemistry/sequence";
import type { PeptideCard } from "@/lib/content/peptides/peptide-schema";
import { DATABASE_PATH } from "@/lib/search/peptide-search";
import { TAGLINE } from "@/lib/seo/metadata";

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

/** Semaglutide: long enough for several rows, with a lipid chain. */
const DRAWN_PEPTIDE = 36;

/** The peptide that the hero draws, or any other with a sequence if that one was deleted. */
export function drawnPeptide(peptides: PeptideCard[]): PeptideCard | undefined {
  return (
    peptides.find(({ id }) => id === DRAWN_PEPTIDE) ?? peptides.find(({ sequence }) => sequence)
  );
}

/** On wide windows only; phones have the header's search. */
function QuickLookup() {
  return (
    <search aria-label="Quick Peptide Lookup">
      <LookupForm className="mt-8 hidden max-w-[32rem] font-sans lg:block">
        <label htmlFor="lookup" className="mb-1.5 block text-[0.9375rem] font-medium">
          Quick Peptide Lookup
        </label>
        <LookupBox>
          <LookupField id="lookup" {...lookupFieldProps} />
        </LookupBox>
      </LookupForm>
    </search>
  );
}
