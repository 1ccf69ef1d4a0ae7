import { collections, findCollection } from "@/components/admin/collection/collections";
import { type TabKey, tabHref } from "@/components/admin/shell/tabs";

/** Everything that has revisions, with its label and its tab. */
const entities: Record<string, { one: string; many: string; tab: TabKey }> = {
  ...Object.fromEntries(
    collections.map(({ key, collection, recordedAs }) => [collection, { ...recordedAs, tab: key }]),
  ),
  documents: { one: "Page text", many: "Page texts and settings", tab: "about" },
  "contact-messages": { one: "Message", many: "Messages", tab: "messages" },
  "chat-sessions": { one: "Conversation", many: "Conversations", tab: "chat" },
  "saved-questions": { one: "Saved question", many: "Saved questions", tab: "ai-settings" },
};

const documents: Record<string, { name: string; tab: TabKey }> = {
  "about-content": { name: "About", tab: "about" },
  "contact-content": { name: "Contact", tab: "contact" },
  "ai-settings": { name: "AI Settings", tab: "ai-settings" },
  "contact-info": { name: "Email and phone", tab: "site-settings" },
  "site-text": { name: "Hero and footer text", tab: "site-settings" },
  "social-media": { name: "Social links", tab: "site-settings" },
  "legal-docs": { name: "Legal documents", tab: "site-settings" },
};

export const entityOptions = Object.entries(entities).map(([value, { many }]) => ({
  value,
  label: many,
}));

/** The label of an item's kind; an unknown kind is its own label. */
export function entityLabel(entity: string): string {
  return entities[entity]?.one ?? entity;
}

/** The label of a revision: "Peptide" "BPC-157". A bulk change, "12 messages", has no kind. */
export function describeChanged({ entity, entityId, name }: Changed): {
  kind: string;
  name: string;
} {
  if (entity === "documents") {
    return { kind: "Text", name: documents[entityId]?.name ?? entityId };
  }
  const isNameless = entity === "contact-messages" || entity === "chat-sessions";
  if (!isNameless) return { kind: entityLabel(entity), name };
  if (entityId === "all") return { kind: "", name: "All conversations" };
  const isBulk = /^\d+ [a-z]+$/.test(entityId);
  return { kind: isBulk ? "" : entityLabel(entity), name: entityId };
}

export function changedName(changed: Changed): string {
  return describeChanged(changed).name;
}

/** The page where the changed item is edited; null if it has none. */
export function changedHref({ entity, entityId }: Omit<Changed, "name">): string | null {
  if (findCollection(entity)) return itemHref(entity, entityId);
  const tab = entity === "documents" ? documents[entityId]?.tab : entities[entity]?.tab;
  return tab ? tabHref(tab) : null;
}

/** The address of an item's form. */
export function itemHref(entity: string, id: number | string): string {
  return `${tabHref(entities[entity]?.tab ?? "peptides")}?edit=${id}`;
}

export interface Changed {
  entity: string;
  entityId: string;
  name: string;
}
