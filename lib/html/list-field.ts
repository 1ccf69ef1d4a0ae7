import { splitList } from "./lists";
import { toText } from "./sanitise";

type ListForm = "html" | "pipes" | "commas";

export interface ListField {
  form: ListForm;
  items: ListItem[];
}

/** `stored` is the item's HTML in the field, `text` its plain text. */
interface ListItem {
  stored: string;
  text: string;
}

/** Parses a list field, remembering its form, so that it can be written in the same form. */
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
 * Writes a list field with these items: existing ones keep their HTML, new ones are plain text. Keeps
 * the field's form unless an item contains its separator.
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
  // A single item with a comma would be parsed as two.
  return items.length === 1 && only.includes(",") ? `${only}|` : items.join("|");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
