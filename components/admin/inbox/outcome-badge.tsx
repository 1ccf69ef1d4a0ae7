import { Badge } from "@/components/admin/collection/cells/badge";
import type { ConversationKind } from "@/lib/conversations/conversation-kinds";

/** What became of an answer, in the administrator's words. */
export const kindLabels: Record<ConversationKind, string> = {
  answered: "Answered",
  abstained: "No answer found",
  declined: "Declined",
  urgent: "Urgent",
  failed: "Failed",
  stopped: "Stopped",
  disliked: "Rated down",
};

const tones: Record<ConversationKind, "plain" | "accent" | "notice" | "danger"> = {
  answered: "plain",
  abstained: "notice",
  declined: "plain",
  urgent: "danger",
  failed: "danger",
  stopped: "plain",
  disliked: "notice",
};

/** Nothing for an outcome that a later version has stored. */
export function OutcomeBadge({ kind }: { kind: string }) {
  if (!isKnown(kind)) return null;
  return <Badge tone={tones[kind]}>{kindLabels[kind]}</Badge>;
}

function isKnown(kind: string): kind is ConversationKind {
  return Object.hasOwn(kindLabels, kind);
}
