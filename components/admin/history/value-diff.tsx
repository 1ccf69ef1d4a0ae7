import { InOrder } from "@/components/ui/in-order";
import { diffTexts } from "./diff-texts";

/** The diff of a value: removed words are struck out, added words are underlined. */
export function ValueDiff({ before, after }: { before: unknown; after: unknown }) {
  const [old, now] = [toReadable(before), toReadable(after)];
  const parts = diffTexts(old, now);
  const isReplaced = parts.length === 2 && Boolean(parts[0]?.removed && parts[1]?.added);
  return (
    <div className="whitespace-pre-wrap break-words rounded-md border border-line bg-raised px-3 py-2 text-[0.9375rem] leading-relaxed">
      <InOrder items={parts}>
        {({ value, added, removed }, at) => {
          if (removed)
            return (
              <del className="rounded-sm bg-danger-wash text-danger decoration-1">{value}</del>
            );
          if (!added) return shorten(value, at === 0, at === parts.length - 1);
          return (
            <ins
              className={`rounded-sm bg-accent-wash text-accent-strong decoration-1 underline-offset-2 ${isReplaced ? "mt-1 block" : ""}`}
            >
              {value}
            </ins>
          );
        }}
      </InOrder>
      {old === now && <span className="text-soft">(no visible change)</span>}
    </div>
  );
}

/** A value as readable text. */
function toReadable(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(toReadable).join("\n");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${toReadable(part)}`)
      .join("\n");
  }
  return String(value);
}

const CONTEXT_LENGTH = 120;

/** Shortens unchanged text to some context around the changes. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const before = isFirst ? 0 : CONTEXT_LENGTH;
  const after = isLast ? 0 : CONTEXT_LENGTH;
  if (text.length <= CONTEXT_LENGTH * 2 + 20) return text;
  return `${text.slice(0, before)} … ${after > 0 ? text.slice(-after) : ""}`;
}
