import type { Metadata } from "next";
import { toFoundPeptide } from "@/components/database/found-peptide";
import { PeptideExplorer } from "@/components/database/peptide-explorer";
import { listShownCategories } from "@/lib/content/categories/category-queries";
import { getSkylineSpriteAddress } from "@/lib/ribbon/skyline-sprite";
import { readSearch } from "@/lib/search/peptide-search";
import { getSearchLibrary } from "@/lib/search/search-library";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The one page that is rendered for each request: its answers to a free text are not worth keeping. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = pageMetadata({
  title: "Peptide Database",
  description:
    "Search the library's peptides by name, use, mechanism or any other word of their texts.",
  path: "/database",
});

export default async function DatabasePage({ searchParams }: Props) {
  const params = toParams(await searchParams);
  const [{ answer, cards, files }, categories, sprite] = await Promise.all([
    getSearchLibrary(),
    listShownCategories(),
    getSkylineSpriteAddress(),
  ]);
  const answered = answer(readSearch(params, categories));
  const sent = files ? [...cards.values()] : answered.ids.flatMap((id) => cards.get(id) ?? []);
  return (
    <div className="py-10 sm:py-14">
      <h1 className="text-3xl sm:text-[2.75rem]">Peptide Database</h1>
      <p className="mt-3 max-w-text text-soft">
        Search the {cards.size} peptides of the library by name, brand, use, mechanism, any other
        word of their texts, residues (KKT) or mass (1400–1500 g/mol).
      </p>
      <PeptideExplorer
        peptides={sent.map(toFoundPeptide)}
        categories={categories.map(({ id, name }) => ({ id, name }))}
        answered={answered}
        sprite={sprite}
        files={
          files && {
            names: `/search/names-${files.names.version}.json`,
            texts: `/search/texts-${files.texts.version}.json`,
          }
        }
      />
    </div>
  );
}

function toParams(values: Awaited<Props["searchParams"]>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
}
