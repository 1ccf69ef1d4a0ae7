"use client";

import { useState } from "react";
import { z } from "zod";
import { BulkDialog } from "@/components/admin/collection/bulk/bulk-dialog";
import type { BulkProps } from "@/components/admin/collection/declaration";
import { FormField } from "@/components/admin/forms/form-field";
import { countOf } from "@/components/ui/count-of";
import { Input } from "@/components/ui/input";
import { issueText } from "@/lib/api/issue-text";
import type { setYear } from "@/lib/content/publications/publication-bulk";

export function BulkYearDialog(props: BulkProps) {
  const { declaration, ids } = props;
  const { label, collection, input } = declaration;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  return (
    <BulkDialog<typeof setYear>
      {...props}
      title={`Set the year of ${countOf(ids.length, label.one, label.many)}`}
      isReady={text.trim() !== ""}
      readRequest={() => {
        const { data: year, error } = z.safeParse(input.shape.year, text, { error: issueText });
        setProblem(error?.issues[0]?.message);
        return typeof year === "number" ? { action: "set-year", collection, year } : undefined;
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
