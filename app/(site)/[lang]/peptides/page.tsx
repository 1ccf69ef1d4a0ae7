import type { Metadata } from "next";
import { PeptideList } from "@/components/peptides/peptide-list";
import { listCategories } from "@/lib/content/categories/category-queries";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata({
  title: "Peptides",
  description: "All peptides of the library with their sequence, mass and strength of evidence.",
  path: "/peptides",
});

export default async function PeptidesPage() {
  const [peptides, categories] = await Promise.all([listPeptideCards(), listCategories()]);
  return <PeptideList peptides={peptides} categories={categories} />;
}
