import type { makePrompt } from "./prompt";

/** English has about four. */
const CHARACTERS_A_TOKEN = 3;
/** What a protocol adds to a message. */
const TOKENS_A_MESSAGE = 8;

/**
 * The most tokens that a prompt takes. What a visitor wrote is counted in bytes, of which no tokenizer
 * makes more than one token each; the site's own texts are estimated, their other scripts by bytes too.
 */
export function mostTokens({ system, messages }: ReturnType<typeof makePrompt>): number {
  const ascii = system.replace(/[^\0-\x7f]/g, "").length;
  const others = Buffer.byteLength(system) - ascii;
  return messages.reduce(
    (sum, { message }) => sum + Buffer.byteLength(message) + TOKENS_A_MESSAGE,
    Math.ceil(ascii / CHARACTERS_A_TOKEN) + others + TOKENS_A_MESSAGE,
  );
}
