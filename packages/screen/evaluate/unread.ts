// npm run eval:screen:unread: what the screen makes of messages that no model has read, by what they are
// labelled. Its texts are never printed.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { isUrgent, screen } from "@/lib/consultant/safety/screen";

const message = z.strictObject({ text: z.string(), label: z.string(), origin: z.string() });

const messages = readFileSync(new URL("../data/unread.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => message.parse(JSON.parse(line)));

for (const [name, labelled] of Map.groupBy(messages, (one) => `${one.label}, ${one.origin}`)) {
  const met = { urgent: 0, declined: 0, none: 0 };
  for (const { text } of labelled) {
    const { concern } = await screen(text, []);
    met[concern ? (isUrgent(concern) ? "urgent" : "declined") : "none"] += 1;
  }
  console.log(
    `${name.padEnd(32)} ${labelled.length}: ${met.urgent} met as urgent, ${met.declined} as another request, ${met.none} as neither`,
  );
}
