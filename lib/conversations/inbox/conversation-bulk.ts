import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { Administrator } from "@/lib/auth/session";
import { inParts } from "@/lib/resources/read-all";
import { writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import { CHAT_ENTITY } from "./chat-inbox";
import type { ConversationBulkInput } from "./conversation-schema";

/**
 * Deletes the conversations with these ids permanently, all or none; the activity records how many.
 * Throws 409 where the administrator was shown another number.
 */
export function deleteConversations(
  administrator: Administrator,
  { ids, expected }: ConversationBulkInput,
) {
  return writeAsAdministrator(administrator, [], async (db) => {
    let deleted = 0;
    for (const part of inParts([...new Set(ids)])) {
      deleted += (await db.chatSession.deleteMany({ where: { id: { in: part } } })).count;
    }
    if (deleted !== expected) {
      // The failed transaction restores what was deleted.
      throw new ApiError(
        "conflict",
        `${expected} conversations were selected and ${deleted} of them are there. Nothing was changed.`,
      );
    }
    const trail = {
      entity: CHAT_ENTITY,
      entityId: deleted === 1 ? "1 conversation" : `${deleted} conversations`,
      action: "delete",
    } as const;
    return {
      answer: { deleted },
      changes: [{ ...trail, before: { sessions: deleted }, after: null }],
    };
  });
}
