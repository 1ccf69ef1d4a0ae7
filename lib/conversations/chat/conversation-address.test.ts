import { describe, expect, it } from "vitest";
import { conversationHref, toProblem } from "./conversation-address";

describe("the address of a conversation", () => {
  it("holds any session and what went wrong", () => {
    expect(conversationHref("session-1")).toBe("/consultant/conversation?session=session-1#latest");
    expect(conversationHref("a&b ü", "busy")).toBe(
      "/consultant/conversation?session=a%26b+%C3%BC&problem=busy#problem",
    );
  });

  it("knows no problem but its own", () => {
    expect(toProblem("limit")).toBe("limit");
    for (const value of ["", "constructor", "toString", ["limit"], undefined]) {
      expect(toProblem(value)).toBeNull();
    }
  });
});
