"use client";

import { useQuery } from "@tanstack/react-query";
import { buttonVariants } from "@/components/ui/button-variants";
import type { UnansweredQuestion } from "@/lib/conversations/review/review-schema";
import { Day } from "../collection/cells/day";
import { PanelMessage, PanelQuery } from "../ui/panel-message";

/** Questions that were not answered, or badly, each with a link that starts a draft for it. */
export function UnansweredQuestions() {
  const query = useQuery<UnansweredQuestion[]>({
    queryKey: ["/api/admin/consultant/unanswered"],
  });
  return (
    <PanelQuery query={query} failed="These questions could not be loaded.">
      {(questions) => <QuestionList questions={questions} />}
    </PanelQuery>
  );
}

function QuestionList({ questions }: { questions: UnansweredQuestion[] }) {
  if (questions.length === 0) return <PanelMessage>Every question found an answer.</PanelMessage>;
  return (
    <ul className="divide-y divide-line">
      {questions.map((group) => (
        <li
          key={group.question}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
        >
          <div className="min-w-0 flex-1 basis-72">
            <p className="break-words">{group.question}</p>
            <p className="text-sm text-soft">
              {tellWhy(group)} · last on <Day time={group.lastAskedAt} />
            </p>
            {group.reasons.map((reason) => (
              <p key={reason} className="break-words text-sm text-soft">
                “{reason}”
              </p>
            ))}
          </div>
          <a
            href={`/admin/research?edit=new&title=${encodeURIComponent(group.question)}`}
            className={buttonVariants({ variant: "outline", size: "small" })}
          >
            Begin a draft
          </a>
        </li>
      ))}
    </ul>
  );
}

function tellWhy({ count, abstained, failed, ratedDown }: UnansweredQuestion): string {
  const parts = [
    abstained > 0 && `${abstained} not in the library`,
    failed > 0 && `${failed} failed`,
    ratedDown > 0 && `${ratedDown} rated down`,
  ].filter(Boolean);
  return `Asked ${count === 1 ? "once" : `${count} times`}: ${parts.join(", ")}`;
}
