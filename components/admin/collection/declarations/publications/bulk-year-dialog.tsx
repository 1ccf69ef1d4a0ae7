"use client";

import { useState } from "react";
import { z } from "zod";
import { BulkDialog } from "@/components/admin/collection/bulk/bulk-dialog";
import { useBulk } from "@/components/admin/collection/bulk/use-bulk";
import type { BulkProps } from "@/components/admin/collection/declaration";
import { FormField } from "@/components/admin/forms/form-field";
import { Input } from "@/components/ui/input";
import { issueText } from "@/lib/api/issue-text";
import type { setYear } from "@/lib/content/publications/publication-bulk";

export function BulkYearDialog(props: BulkProps) {
  const { declaration, ids, onClose } = props;
  const { label, collection, input } = declaration;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useBulk<typeof setYear>(props, declaration.notices.updateFailed);
  return (
    <BulkDialog
      title={`Set the year of ${ids.length} ${ids.length === 1 ? label.one : label.many}`}
      isPending={isPending}
      isReady={text.trim() !== ""}
      onClose={onClose}
      onConfirm={() => {
        const { data: year, error } = z.safeParse(input.shape.year, text, { error: issueText });
        setProblem(error?.issues[0]?.message);
        if (typeof year === "number") mutate({ action: "set-year", collection, year });
      }}
    >
      <FormField id="bulk-year" label="Year" error={problem}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
    </BulkDialog>
  );
}
