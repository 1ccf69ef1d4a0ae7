"use client";

import { useState } from "react";
import { z } from "zod";
import { Input } from "@/components/ui/input";
import { issueText } from "@/lib/api/issue-text";
import { articleInput } from "@/lib/content/research/article-schema";
import { videoInput } from "@/lib/content/videos/video-schema";
import { FormField } from "../../forms/form-field";
import { countOf } from "../../ui/count-of";
import { BulkDialog } from "./bulk-dialog";
import { publicationsOf } from "./publications";
import type { BulkProps } from "./use-bulk";

const years = {
  research: articleInput.shape.year,
  "educational-videos": videoInput.shape.year,
};

export function BulkYearDialog(props: BulkProps) {
  const { declaration, ids } = props;
  const { label } = declaration;
  const collection = publicationsOf(declaration);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  return (
    <BulkDialog
      {...props}
      title={`Set the year of ${countOf(ids.length, label.one, label.many)}`}
      isReady={text.trim() !== ""}
      readRequest={() => {
        const { data: year, error } = z.safeParse(years[collection], text, { error: issueText });
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
