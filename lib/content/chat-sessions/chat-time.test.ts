import { expect, it } from "vitest";
import { formatChatTime } from "./chat-time";

const noon = new Date(2026, 10, 21, 12, 5);

it.each([
  [noon.toISOString(), "Nov 21, 2026, 12:05 PM"],
  [noon.getTime(), "Nov 21, 2026, 12:05 PM"],
  [String(noon.getTime()), "Nov 21, 2026, 12:05 PM"],
  [new Date(2026, 0, 2, 0, 30).toISOString(), "Jan 2, 2026, 12:30 AM"],
  ["", "Invalid date"],
  ["yesterday", "Invalid date"],
  ["9".repeat(30), "Invalid date"],
])("%s reads %s", (time, text) => {
  expect(formatChatTime(time)).toBe(text);
});
