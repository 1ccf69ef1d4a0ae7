import { describe, expect, it } from "vitest";
import { resources } from "@/lib/content/resources";
import { changedHref, describeChanged, entityOptions, isRestorable, itemHref } from "./entities";

describe("what the trail names", () => {
  it.each([...resources.keys()])("%s has words, a tab and a way back", (entity) => {
    expect(entityOptions.map(({ value }) => value)).toContain(entity);
    expect(describeChanged({ entity, entityId: "7", name: "A" })).toEqual({
      kind: expect.stringMatching(/^[A-Z][a-z ]+$/),
      name: "A",
    });
    expect(changedHref({ entity, entityId: "7" })).toBe(itemHref(entity, 7));
    expect(itemHref(entity, 7)).toMatch(/^\/admin\/[a-z]+\?edit=7$/);
    expect(isRestorable(entity)).toBe(true);
  });

  it("of visitors is not restored, and many of it have no kind", () => {
    for (const entity of ["contact-messages", "chat-sessions"]) {
      expect(isRestorable(entity)).toBe(false);
    }
    const many = { entity: "chat-sessions", entityId: "2 conversations", name: "" };
    expect(describeChanged(many)).toEqual({ kind: "", name: "2 conversations" });
    const one = { entity: "chat-sessions", entityId: "session-1", name: "" };
    expect(describeChanged(one)).toEqual({ kind: "Conversation", name: "session-1" });
  });

  it("leads each kind of item to a tab of its own", () => {
    const tabs = [...resources.keys()].map((entity) => itemHref(entity, 1));
    expect(new Set(tabs).size).toBe(resources.size);
  });
});
