import { expect, it } from "vitest";
import { formatChatTime } from "./chat-time";

const noon = new Date(2026, 10, 21, 12, 5);

it.each([
  ["an ISO date", noon.toISOString(), "Nov 21, 2026, 12:05 PM"],
  ["a number", noon.getTime(), "Nov 21, 2026, 12:05 PM"],
  ["a numeric string", String(noon.getTime()), "Nov 21, 2026, 12:05 PM"],
  ["a time after midnight", new Date(2026, 0, 2, 0, 30).toISOString(), "Jan 2, 2026, 12:30 AM"],
  ["nothing", "", "Invalid date"],
  ["a word", "yesterday", "Invalid date"],
  ["a number past all time", "9".repeat(30), "Invalid date"],
])("%s is shown as a chat time", (_, time, text) => {
  expect(formatChatTime(time)).toBe(text);
});
