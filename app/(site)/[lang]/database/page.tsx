import type { Metadata } from "next";
import { PeptideExplorer } from "@/components/database/peptide-explorer";
import { toCardFace } from "@/components/peptides/card-face";
import { StructuredData } from "@/components/seo/structured-data";
import { listShownCategories } from "@/lib/content/categories/category-queries";
import { selectPeptides } from "@/lib/content/peptides/peptide-order";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { getSkylineSpriteAddress } from "@/lib/ribbon/skyline-sprite";
import { readSearch, searchPeptides } from "@/lib/search/peptide-search";
import { getSearchFileAddress, listSearchTexts } from "@/lib/search/search-file";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { listNodes } from "@/lib/seo/structured-data/library-data";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The one page that is rendered for each request: its answers to a free text are not worth keeping. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return pageMetadata({ ...pages.database, isIndexed: !(await searchParams).query });
}

export default async function DatabasePage({ searchParams }: Props) {
  const params = toParams(await searchParams);
  const [cards, categories, texts, sprite, textsAddress] = await Promise.all([
    listPeptideCards(),
    listShownCategories(),
    listSearchTexts(),
    getSkylineSpriteAddress(),
    getSearchFileAddress(),
  ]);
  const answered = readSearch(params, categories);
  const peptides = selectPeptides(cards, categories, { sort: "name-az" });
  return (
    <div className="py-10 sm:py-14">
      <StructuredData nodes={listNodes(pages.database)} />
      <h1 className="text-3xl sm:text-[2.75rem]">Peptide Database</h1>
      <p className="mt-3 max-w-text text-soft">
        Search the {peptides.length} peptides of the library by name, use, mechanism or any other
        word of their texts.
      </p>
      <PeptideExplorer
        peptides={peptides.map((card) => ({
          ...toCardFace(card),
          categoryIds: card.categoryIds,
          hasSkyline: card.sequence !== null,
        }))}
        categories={categories.map(({ id, name }) => ({ id, name }))}
        answered={answered}
        found={searchPeptides(peptides, texts, answered).map(({ id }) => id)}
        sprite={sprite}
        textsAddress={textsAddress}
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
