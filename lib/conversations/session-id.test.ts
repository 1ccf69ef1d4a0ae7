import { expect, it } from "vitest";
import { conversationPath, isSessionId } from "./session-id";

const path = (id: string) => conversationPath("/api/admin/chat-sessions", id);

it.each(["session-1795375200000", "session-1795375200000-a_B-9", `session-${"x".repeat(100)}`])(
  "takes %s",
  (id) => {
    expect(isSessionId(id)).toBe(true);
    expect(path(id)).toBe(`/api/admin/chat-sessions/${id}`);
  },
);

it.each([
  ".",
  "..",
  "%2e",
  "all",
  "500 conversations",
  "",
  "session-",
  "session-.",
  "session-1/..",
  "session-1\n",
  "session-1?x",
  "session-é",
  `session-${"x".repeat(101)}`,
  "Session-1",
])("puts %j into no address", (id) => {
  expect(isSessionId(id)).toBe(false);
  expect(() => path(id)).toThrow("not valid");
});
