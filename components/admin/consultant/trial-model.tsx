"use client";

import { useQuery } from "@tanstack/react-query";

/** The model that answers trials, and whether the prompt is used. */
export function TrialModel() {
  const { data } = useQuery<{ model: string | null }>({
    queryKey: ["/api/admin/consultant/try"],
  });
  return (
    <p role="status" className="mt-1 mb-4 min-h-6 max-w-3xl text-soft">
      {data && (data.model ? answeredBy(data.model) : NO_MODEL)}
    </p>
  );
}

function answeredBy(model: string): string {
  return `Questions are answered by ${model} with the prompt as it stands above, saved or not. Nothing of it is stored; its tokens count towards the day's limit.`;
}

const NO_MODEL =
  "No language model is configured, so the training prompt has no effect: questions are answered from the library's own sentences, here and on the site. Set OPENAI_API_KEY on the server to use a model.";
