"use client";

import { ChevronRight } from "lucide";
import { useId, useState } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { Time } from "@/components/admin/ui/time";
import { Icon } from "@/components/ui/icon";
import type { ConversationRow } from "@/lib/conversations/inbox/conversation-schema";
import { SelectBox } from "../ui/select-box";
import { ConversationMessages } from "./conversation-messages";
import { OutcomeBadge } from "./outcome-badge";

/** A conversation; its messages are loaded when it is opened. */
export function ConversationCard({
  conversation,
  isSelected,
  onSelect,
  onDelete,
}: {
  conversation: ConversationRow;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onDelete: () => void;
}) {
  const { sessionId, startDate, messageCount, firstQuestion, kinds } = conversation;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 border-t py-4 sm:gap-x-3"
    >
      <SelectBox
        className="-ml-2 sm:-mt-2"
        label={`Select session ${sessionId}`}
        checked={isSelected}
        onChange={onSelect}
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1">
            {firstQuestion && <p className="break-words font-medium text-base">{firstQuestion}</p>}
            <h2
              id={`${id}-name`}
              className="break-all font-mono text-[0.8125rem] text-soft leading-relaxed"
            >
              {sessionId}
            </h2>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft text-sm">
              <Time value={startDate} />
              <span className="figures">
                {messageCount} {messageCount === 1 ? "message" : "messages"}
              </span>
              {kinds.map((kind) => kind !== "answered" && <OutcomeBadge key={kind} kind={kind} />)}
            </div>
          </div>
          <CompactButton
            isDanger
            variant="ghost"
            aria-label={`Delete session ${sessionId}`}
            onClick={onDelete}
          >
            Delete
          </CompactButton>
        </div>
        <CompactButton
          variant="ghost"
          className="-ml-3 text-accent-strong"
          aria-expanded={isOpen}
          aria-controls={`${id}-messages`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon
            node={ChevronRight}
            className={`transition-transform ${isOpen ? "rotate-90" : ""}`}
          />
          {isOpen ? "Hide Conversation" : "View Conversation"}
        </CompactButton>
        <div id={`${id}-messages`} hidden={!isOpen}>
          {isOpen && <ConversationMessages sessionId={sessionId} />}
        </div>
      </div>
    </article>
  );
}
