import type { Values } from "@/lib/drafts/merge-values";
import { factSections } from "./declarations/all";
import type { FactBlock, FactField } from "./fact-declaration";
import { sectionOfPart } from "./fact-section-list";
import { isWithin, type Path, readAt } from "./fact-values";

/** Where something stands, in the words of the form: "Trials 2, Estimates 1, Unit". */
export function placeOf(path: Path, facts: Values): string {
  const section = sectionOfPart(String(path[0]));
  if (!section) return path.join(", ");
  const { blocks, loose } = factSections[section.key];
  const block = blocks.find((candidate) => isWithin(path, candidate.path));
  if (!block) {
    const names = namesInRow(loose?.fields ?? [], [], path.slice(loose?.path.length));
    return [section.title, ...names].join(", ");
  }
  if (path[0] === "sources") {
    const [, key = "", ...rest] = path;
    const title = String(readAt(facts, ["sources", key, "title"]) || key);
    return [section.title, title, ...namesInRow(block.fields, [], rest)].join(", ");
  }
  const names = namesInBlock(block, block.title ?? section.title, path.slice(block.path.length));
  return [...(block.title ? [section.title] : []), ...names].join(", ");
}

/** "Trials 2", and what follows within the row. */
function namesInBlock(block: FactBlock, title: string, [row, ...rest]: Path): string[] {
  if (typeof row === "number") {
    return [`${title} ${row + 1}`, ...namesInRow(block.fields, block.inner ?? [], rest)];
  }
  const inRow = row === undefined ? [] : [row, ...rest];
  return [title, ...namesInRow(block.fields, block.inner ?? [], inRow)];
}

function namesInRow(fields: FactField[], inner: FactBlock[], path: Path): string[] {
  const [name] = path;
  const field = fields.find((candidate) => candidate.name === name);
  if (field) return [field.label];
  const block = inner.find((candidate) => isWithin(path, candidate.path));
  return block ? namesInBlock(block, block.title ?? block.one, path.slice(block.path.length)) : [];
}
