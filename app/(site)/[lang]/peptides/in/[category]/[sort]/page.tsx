import type { Metadata } from "next";
import { PeptideList } from "@/components/peptides/peptide-list";
import { listCategories, listShownCategories } from "@/lib/content/categories/category-queries";
import { isPeptideSort } from "@/lib/content/peptides/peptide-order";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ category: string; sort: string }> };

export function generateStaticParams() {
  return [];
}

/** Serves /peptides?category={id}&sort={order}; an id that is no category shows an empty list. */
export default async function FilteredPeptidesPage({ params }: Props) {
  const { category, sort } = await params;
  const [peptides, categories] = await Promise.all([listPeptideCards(), listCategories()]);
  return (
    <PeptideList
      peptides={peptides}
      categories={categories}
      selected={category === "all" ? undefined : Number(category)}
      sort={isPeptideSort(sort) ? sort : undefined}
    />
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = Number((await params).category);
  const category = (await listShownCategories()).find((entry) => entry.id === id);
  return pageMetadata({
    title: category ? `${category.name} peptides` : "Peptides",
    description: category?.description,
    path: category ? `/peptides?category=${id}` : "/peptides",
  });
}
