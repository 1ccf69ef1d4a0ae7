"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { notifyError } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { PromptTrialAnswer, SavedQuestion } from "@/lib/conversations/review/review-schema";
import { MAX_SAVED_QUESTION_LENGTH } from "@/lib/conversations/review/saved-question-length";
import { CompactButton } from "../ui/compact-button";
import { PanelMessage, PanelQuery } from "../ui/panel-message";
import { TrialAnswer } from "./trial-answer";

const SAVED = "/api/admin/saved-questions";

type AskedQuestion = Pick<SavedQuestion, "id" | "question">;

/** The id of a question that is not saved. */
const UNSAVED = -1;

/** Tries a prompt with questions, saved or not, before it is published. */
export function PromptTrial({ prompt }: { prompt: string }) {
  const query = useQuery<SavedQuestion[]>({ queryKey: [SAVED] });
  return (
    <PanelQuery query={query} failed="The saved questions could not be loaded.">
      {(questions) => <Trial prompt={prompt} questions={questions} />}
    </PanelQuery>
  );
}

function Trial({ prompt, questions }: { prompt: string; questions: SavedQuestion[] }) {
  const [answers, setAnswers] = useState<Record<number, PromptTrialAnswer>>({});
  const client = useQueryClient();
  const trial = useMutation({ mutationFn: ask });
  const removal = useMutation({
    mutationFn: (id: number) => request(`${SAVED}/${id}`, { method: "DELETE" }),
    onError: tellFailure,
    onSettled: () => client.invalidateQueries({ queryKey: [SAVED] }),
  });

  /** Asks one question after the other and shows each answer as it arrives. */
  async function ask(asked: AskedQuestion[]) {
    for (const { id, question } of asked) {
      const path = "/api/admin/consultant/try";
      try {
        const body = { prompt, question };
        const { data } = await request<PromptTrialAnswer>(path, { method: "POST", body });
        setAnswers((all) => ({ ...all, [id]: data }));
      } catch (error) {
        tellFailure(error);
        return;
      }
    }
  }

  const used = Object.values(answers).reduce((sum, { usage }) => sum + tokensOf(usage), 0);
  return (
    <section aria-label="Try this prompt" className="space-y-4">
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="button"
          variant="outline"
          disabled={trial.isPending || questions.length === 0}
          onClick={() => trial.mutate(questions)}
        >
          {trial.isPending ? "Asking…" : "Ask all saved questions"}
        </Button>
        {used > 0 && (
          <p className="text-sm text-soft figures">{used} tokens used by these trials</p>
        )}
      </div>
      {questions.length === 0 && <PanelMessage>No questions are saved yet.</PanelMessage>}
      <ul className="divide-y divide-line">
        {questions.map((saved) => (
          <li key={saved.id} className="space-y-2 py-3">
            <div className="flex flex-wrap items-center gap-2">
              <p className="min-w-0 flex-1 basis-60 break-words font-medium">{saved.question}</p>
              <div className="flex gap-2 max-sm:-ml-3">
                <CompactButton
                  variant="ghost"
                  aria-label={`Ask: ${saved.question}`}
                  disabled={trial.isPending}
                  onClick={() => trial.mutate([saved])}
                >
                  Ask
                </CompactButton>
                <CompactButton
                  variant="ghost"
                  aria-label={`Remove: ${saved.question}`}
                  disabled={removal.isPending}
                  onClick={() => removal.mutate(saved.id)}
                >
                  Remove
                </CompactButton>
              </div>
            </div>
            {answers[saved.id] && <TrialAnswer answer={answers[saved.id]} />}
          </li>
        ))}
      </ul>
      <NewQuestion
        isAsking={trial.isPending}
        onAsk={(question) => trial.mutate([{ id: UNSAVED, question }])}
        onSaved={() => client.invalidateQueries({ queryKey: [SAVED] })}
      />
      {answers[UNSAVED] && <TrialAnswer answer={answers[UNSAVED]} />}
    </section>
  );
}

function NewQuestion({
  isAsking,
  onAsk,
  onSaved,
}: {
  isAsking: boolean;
  onAsk: (question: string) => void;
  onSaved: () => void;
}) {
  const id = useId();
  const [question, setQuestion] = useState("");
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(SAVED, { method: "POST", body: { question } }),
    onSuccess: () => {
      setQuestion("");
      onSaved();
    },
    onError: tellFailure,
  });
  const isBlank = question.trim() === "";
  const ask = () => {
    if (!isBlank && !isAsking) onAsk(question.trim());
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          Another question to try prompts with
        </label>
        <Input
          id={id}
          value={question}
          maxLength={MAX_SAVED_QUESTION_LENGTH}
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            ask();
          }}
        />
      </div>
      <Button type="button" variant="outline" disabled={isBlank || isAsking} onClick={ask}>
        {isAsking ? "Asking…" : "Ask"}
      </Button>
      <Button
        type="button"
        variant="ghost"
        disabled={isBlank || isPending}
        onClick={() => mutate()}
      >
        Save question
      </Button>
    </div>
  );
}

function tokensOf(usage: PromptTrialAnswer["usage"]): number {
  return usage ? usage.inputTokens + usage.outputTokens : 0;
}

function tellFailure(error: unknown) {
  notifyError(error instanceof Error ? error.message : String(error));
}
