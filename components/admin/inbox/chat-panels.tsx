"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { ConsultantCosts } from "@/components/admin/consultant/consultant-costs";
import { UnansweredQuestions } from "@/components/admin/consultant/unanswered-questions";
import { ChatRetention } from "./chat-retention";

/** Evaluations of all conversations, each loaded when its panel is opened. */
export function ChatPanels() {
  return (
    <div className="mb-5 border-b">
      <Panel title="Unanswered questions">
        <UnansweredQuestions />
      </Panel>
      <Panel title="What the consultant cost">
        <ConsultantCosts />
      </Panel>
      <Panel title="How long conversations are kept">
        <ChatRetention />
      </Panel>
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The panel may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className="border-t"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium marker:text-soft hover:text-accent-strong">
        {title}
      </summary>
      {isOpen && <div className="pb-5">{children}</div>}
    </details>
  );
}
