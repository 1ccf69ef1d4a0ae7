import { Badge } from "@/components/admin/collection/cells/badge";
import type { ConversationKind } from "@/lib/conversations/conversation-kinds";

/** The labels of outcomes. */
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

/** Renders nothing for an outcome that a newer version has stored. */
export function OutcomeBadge({ kind }: { kind: string }) {
  if (!isKnown(kind)) return null;
  return <Badge tone={tones[kind]}>{kindLabels[kind]}</Badge>;
}

function isKnown(kind: string): kind is ConversationKind {
  return Object.hasOwn(kindLabels, kind);
}
