"use client";

import { useState } from "react";
import { z } from "zod";
import { Input } from "@/components/ui/input";
import { issueText } from "@/lib/api/issue-text";
import { articleInput } from "@/lib/content/research/article-schema";
import { videoInput } from "@/lib/content/videos/video-schema";
import { FormField } from "../../forms/form-field";
import { BulkDialog } from "./bulk-dialog";
import { publicationsOf } from "./publications";
import { type BulkProps, useBulk } from "./use-bulk";

const years = {
  research: articleInput.shape.year,
  "educational-videos": videoInput.shape.year,
};

export function BulkYearDialog(props: BulkProps) {
  const { declaration, ids, onClose } = props;
  const { label } = declaration;
  const collection = publicationsOf(declaration);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useBulk(props, declaration.notices.updateFailed);
  return (
    <BulkDialog
      title={`Set the year of ${ids.length} ${ids.length === 1 ? label.one : label.many}`}
      isPending={isPending}
      isReady={text.trim() !== ""}
      onClose={onClose}
      onConfirm={() => {
        const { data: year, error } = z.safeParse(years[collection], text, { error: issueText });
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
