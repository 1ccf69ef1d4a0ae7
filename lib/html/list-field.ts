import { splitList } from "./lists";
import { toText } from "./sanitise";

export type ListForm = "html" | "pipes" | "commas";

export interface ListField {
  form: ListForm;
  items: ListItem[];
}

/** `stored` is the item's html as it stands in the field, `text` what people read. */
export interface ListItem {
  stored: string;
  text: string;
}

/** A list field taken apart, so that it can be put together in the form it came in. */
export function readListField(value: string): ListField {
  const form = /<li\b/i.test(value)
    ? "html"
    : value.includes("|") || !value.includes(",")
      ? "pipes"
      : "commas";
  const items = splitList(value)
    .map((stored) => ({ stored: stored.trim(), text: toText(stored) }))
    .filter(({ text }) => text !== "");
  return { form, items };
}

/**
 * The field with these texts as its items: those that it had keep their html, the others are plain
 * text. It keeps its form unless an item holds what parts the items there.
 */
export function writeListField(field: ListField, texts: string[]): string {
  const left = [...field.items];
  const items = texts.map((text) => {
    const at = left.findIndex((item) => item.text === text);
    return at < 0 ? escapeText(text) : (left.splice(at, 1)[0]?.stored ?? escapeText(text));
  });
  const has = (sign: string) => items.some((item) => item.includes(sign));
  if (items.length === 0) return "";
  if (field.form === "html" || has("|")) {
    return `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  }
  if (field.form === "commas" && !has(",")) return items.join(", ");
  const [only = ""] = items;
  // One item with a comma would be read as two.
  return items.length === 1 && only.includes(",") ? `${only}|` : items.join("|");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
