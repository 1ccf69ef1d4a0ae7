import { postJson } from "@/lib/api/post-json";
import type { ContactMessageInput } from "@/lib/content/contact-messages/contact-message-schema";

/** Sends a message. `fields` holds the server's validation errors, if it was rejected for those. */
export async function postContactMessage(
  message: ContactMessageInput,
): Promise<{ isSent: boolean; fields: Record<string, string[]> }> {
  try {
    const response = await postJson("/api/contact", message);
    const answer = await response.json();
    return { isSent: response.ok && answer.success === true, fields: answer.fields ?? {} };
  } catch {
    return { isSent: false, fields: {} }; // No connection, or no JSON: not sent, and no reason known.
  }
}
