import { localDay } from "@/components/admin/ui/local-day";
import type { Values } from "@/lib/drafts/merge-values";
import { type Path, readAt, writeAt } from "./fact-values";
import { type FactsEditing, useFactsEditing } from "./facts-editing-context";
import { keyFor, renameSource } from "./source-keys";

/** Changes of single values and of sources. */
export function useFactEdits() {
  const editing = useFactsEditing();
  return {
    /** `undefined` takes the value away. The key of a new source follows its title. */
    setValue(path: Path, value: unknown) {
      editing.change((facts) => writeAt(facts, path, value));
      const [part, key, name] = path;
      if (part === "sources" && name === "title") followTitle(editing, String(key), String(value));
    },
    /** Adds a source that was read today, and answers its key. */
    addSource(copied: Values = {}): string {
      const title = String(copied.title ?? "");
      const key = keyFor(title || "new source", sourceKeys(editing.facts));
      const source = { title, publisher: "", ...copied, checked: localDay() };
      editing.change((facts) => writeAt(facts, ["sources", key], source));
      editing.newSources.add(key);
      return key;
    },
  };
}

function followTitle(editing: FactsEditing, key: string, title: string) {
  const { newSources, openRow, setOpenRow, change, facts } = editing;
  if (!newSources.has(key) || title.trim() === "") return;
  const taken = sourceKeys(facts).filter((other) => other !== key);
  const next = keyFor(title, taken);
  if (next === key) return;
  change((latest) => renameSource(latest, key, next));
  newSources.delete(key);
  newSources.add(next);
  if (openRow(["sources"]) === key) setOpenRow(["sources"], next);
}

function sourceKeys(facts: Values): string[] {
  return Object.keys(readAt(facts, ["sources"]) ?? {});
}
