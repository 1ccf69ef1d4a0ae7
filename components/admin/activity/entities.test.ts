import { describe, expect, it } from "vitest";
import { resources } from "@/lib/content/resources";
import { changedHref, describeChanged, entityOptions, itemHref } from "./entities";

describe("what the trail names", () => {
  it.each([...resources.keys()])("%s has words and a tab", (entity) => {
    expect(entityOptions.map(({ value }) => value)).toContain(entity);
    expect(describeChanged({ entity, entityId: "7", name: "A" })).toEqual({
      kind: expect.stringMatching(/^[A-Z][a-z ]+$/),
      name: "A",
    });
    expect(changedHref({ entity, entityId: "7" })).toBe(itemHref(entity, 7));
    expect(itemHref(entity, 7)).toMatch(/^\/admin\/[a-z]+\?edit=7$/);
  });

  it("of visitors has no kind where it is many", () => {
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
