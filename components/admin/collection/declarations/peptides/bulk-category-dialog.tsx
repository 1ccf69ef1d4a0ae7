"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BulkDialog } from "@/components/admin/collection/bulk/bulk-dialog";
import { Choice, ModeChoice } from "@/components/admin/collection/bulk/choice";
import type { BulkProps } from "@/components/admin/collection/declaration";
import { countOf } from "@/components/ui/count-of";
import type { Category } from "@/lib/content/categories/category-schema";
import type { setCategory } from "@/lib/content/peptides/peptide-bulk";
import type { BulkMode } from "@/lib/resources/bulk/bulk-edit";

export function BulkCategoryDialog(props: BulkProps) {
  const { data = [], isError } = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const [categoryId, setCategoryId] = useState("");
  const [mode, setMode] = useState<BulkMode>("add");
  const categories = data.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <BulkDialog<typeof setCategory>
      {...props}
      title={`Change the categories of ${countOf(props.ids.length, "peptide")}`}
      isReady={categoryId !== ""}
      readRequest={() => ({
        action: "set-category",
        collection: props.declaration.collection,
        categoryId: Number(categoryId),
        mode,
      })}
    >
      <ModeChoice what="this category" value={mode} onChange={setMode} />
      <Choice
        id="bulk-category"
        label="Category"
        options={[{ value: "", label: "Choose a category" }, ...categories]}
        value={categoryId}
        onChange={setCategoryId}
        {...(isError && { error: "Failed to load categories. Please try again." })}
      />
    </BulkDialog>
  );
}
