"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BulkDialog } from "@/components/admin/collection/bulk/bulk-dialog";
import { Choice, modesFor } from "@/components/admin/collection/bulk/choice";
import { useBulk } from "@/components/admin/collection/bulk/use-bulk";
import type { BulkProps } from "@/components/admin/collection/declaration";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Category } from "@/lib/content/categories/category-schema";
import { GENERAL_CATEGORY_ID } from "@/lib/content/categories/general";
import type { setCategory } from "@/lib/content/peptides/peptide-bulk";
import type { BulkMode } from "@/lib/resources/bulk/bulk-edit";

export function BulkCategoryDialog(props: BulkProps) {
  const { declaration, ids, onClose } = props;
  const { data = [], isError } = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const [categoryId, setCategoryId] = useState("");
  const [mode, setMode] = useState<BulkMode>("add");
  const { mutate, isPending } = useBulk<typeof setCategory>(
    props,
    declaration.notices.updateFailed,
  );
  return (
    <BulkDialog
      title={`Change the categories of ${ids.length} ${ids.length === 1 ? "peptide" : "peptides"}`}
      isPending={isPending}
      isReady={categoryId !== ""}
      onClose={onClose}
      onConfirm={() =>
        mutate({
          action: "set-category",
          collection: declaration.collection,
          categoryId: Number(categoryId),
          mode,
        })
      }
    >
      <Choice
        id="bulk-mode"
        label="Change"
        options={modesFor("this category")}
        value={mode}
        onChange={setMode}
      />
      <Field
        id="bulk-category"
        label="Category"
        {...(isError && { error: "Failed to load categories. Please try again." })}
      >
        <Select
          id="bulk-category"
          value={categoryId}
          onChange={({ target }) => setCategoryId(target.value)}
        >
          <option value="">Choose a category</option>
          {data
            .filter(({ id }) => id !== GENERAL_CATEGORY_ID)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
    </BulkDialog>
  );
}
