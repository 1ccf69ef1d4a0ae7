import { useState } from "react";
import { z } from "zod";
import type { Values } from "@/lib/drafts/merge-values";
import { coreOf } from "../schema-part";
import type { FactBlock } from "./fact-declaration";
import { lineOf } from "./fact-line";
import { blankRow, schemaAt } from "./fact-schema";
import { type Path, readAt, rowsAt, writeAt } from "./fact-values";
import { useFactsEditing } from "./facts-editing-context";
import { numberedSources } from "./numbered-sources";
import { listUses } from "./source-keys";
import { useFactEdits } from "./use-fact-edits";

export interface Row {
  /** Its place in a list, or its key. */
  key: string;
  path: Path;
  value: unknown;
  /** Of a source, on the public page. */
  number?: number;
}

interface Removed {
  row: Row;
  at: number;
  line: string;
}

/** The rows of a block and what can be done with them. A removal can be undone until the next one. */
export function useRows(block: FactBlock, path: Path) {
  const { facts, change, show, openRow, setOpenRow } = useFactsEditing();
  const { addSource } = useFactEdits();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [usesOfKept, setUsesOfKept] = useState<{ key: string; uses: Path[] } | null>(null);
  const holds = holdsAt(path);
  const rows = readRows(facts, path, holds);
  const write = (edit: (values: unknown[]) => unknown[]) =>
    change((latest) => writeAt(latest, path, edit(rowsAt(latest, path))));

  function insert(at: number, value: unknown) {
    write((values) => values.toSpliced(at, 0, value));
    show([...path, at]);
  }

  function add() {
    if (holds === "sources") return show([...path, addSource()]);
    if (holds === "list") return insert(rows.length, blankRow(schemaAt([...path, 0])));
    change((latest) => writeAt(latest, path, blankRow(schemaAt(path))));
    setOpenRow(path, ONE);
    show(path);
  }

  function duplicate({ value }: Row, at: number) {
    if (holds === "sources") show([...path, addSource(value as Values)]);
    else insert(at + 1, structuredClone(value));
  }

  function move(at: number, to: number) {
    write((values) => values.toSpliced(at, 1).toSpliced(to, 0, values[at]));
    setOpenRow(path, String(to));
  }

  function remove(row: Row, at: number) {
    const uses = holds === "sources" ? listUses(facts, row.key) : [];
    if (uses.length > 0) return setUsesOfKept({ key: row.key, uses });
    setRemoved({ row, at, line: lineOf(block, row.path, row.value) });
    setOpenRow(path, undefined);
    if (holds === "list") write((values) => values.toSpliced(at, 1));
    else change((latest) => writeAt(latest, row.path, undefined));
  }

  function undo() {
    if (!removed) return;
    setRemoved(null);
    const { row, at } = removed;
    if (holds === "list") insert(at, row.value);
    else {
      change((latest) => writeAt(latest, row.path, row.value));
      setOpenRow(path, row.key);
      show(row.path);
    }
  }

  return {
    holds,
    rows,
    removed,
    /** The facts that keep a source from being removed. */
    usesOf: ({ key }: Row) => (usesOfKept?.key === key ? usesOfKept.uses : []),
    isOpen: ({ key }: Row) =>
      holds === "one" ? openRow(path) !== undefined : openRow(path) === key,
    toggle: (row: Row, isOpen: boolean) => {
      setOpenRow(path, isOpen ? row.key : undefined);
      setUsesOfKept(null);
    },
    add,
    duplicate,
    move,
    remove,
    undo,
  };
}

const ONE = "one";

type Holds = "list" | "sources" | "one";

function holdsAt(path: Path): Holds {
  const core = coreOf(schemaAt(path));
  if (core instanceof z.ZodArray) return "list";
  return core instanceof z.ZodRecord ? "sources" : "one";
}

function readRows(facts: Values, path: Path, holds: Holds): Row[] {
  const value = readAt(facts, path);
  if (holds === "list") {
    return rowsAt(facts, path).map((row, at) => ({
      key: `${at}`,
      path: [...path, at],
      value: row,
    }));
  }
  if (holds === "one") return value === undefined ? [] : [{ key: ONE, path, value }];
  return numberedSources(facts).map(({ key, number, source }) => ({
    key,
    path: [...path, key],
    value: source,
    number,
  }));
}
