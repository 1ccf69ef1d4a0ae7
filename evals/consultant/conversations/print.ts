import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { answer } from "@/lib/consultant/answer";
import type { Turn } from "@/lib/consultant/types";
import { readSeededLibrary } from "../seeded-library";

// npm run eval:conversations [-- WORD]: holds the conversations of those whose description has the word.
const conversation = z.strictObject({
  who: z.string(),
  /** 1 was read while the consultant was changed for it, 2 was held afterwards. */
  set: z.union([z.literal(1), z.literal(2)]),
  turns: z.array(z.string()).min(1),
});
const [word = ""] = process.argv.slice(2);
const conversations = readFileSync(path.join(import.meta.dirname, "conversations.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => conversation.parse(JSON.parse(line)))
  .filter(({ who }) => who.includes(word));
const library = await readSeededLibrary();

for (const { who, set, turns } of conversations) {
  console.log(`\n## ${who} (set ${set})`);
  const history: Turn[] = [];
  for (const message of turns) {
    let text = "";
    let suggestions: string[] = [];
    const { signal } = new AbortController();
    for await (const part of answer(library, { message, history }, { signal })) {
      if (part.type === "text") text += part.text;
      if (part.type === "suggestions") suggestions = part.questions;
    }
    history.push({ isUser: true, message }, { isUser: false, message: text });
    console.log(`\n**${message}**\n\n${text.replaceAll(/^(?=.)/gm, "> ")}`);
    if (suggestions.length > 0) console.log(`\nSuggested: ${suggestions.join(" · ")}`);
  }
}
