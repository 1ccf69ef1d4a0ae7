"use client";

import { Plus } from "lucide";
import { Fragment, useEffect, useRef } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { UndoLine } from "@/components/admin/ui/undo-line";
import { Checkbox } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icon";
import { useItemKeys } from "@/components/ui/use-item-keys";
import type { FactBlock } from "./fact-declaration";
import { FactFields } from "./fact-fields";
import { lineOf } from "./fact-line";
import { type Path, readAt } from "./fact-values";
import { useFactsEditing } from "./facts-editing-context";
import { RowActions } from "./row-actions";
import { RowHead } from "./row-head";
import { SourceUses } from "./source-uses";
import { useFactEdits } from "./use-fact-edits";
import { type Row, useRows } from "./use-rows";

/** The rows of a block that stand at a path, each as one line that opens to its fields. */
export function RowList({ block, path }: { block: FactBlock; path: Path }) {
  const { facts } = useFactsEditing();
  const { setValue } = useFactEdits();
  const list = useRows(block, path);
  const { rows, removed } = list;
  const keys = useItemKeys(rows.map(({ value }) => value));
  const { instead } = block;
  const isReplaced = instead !== undefined && readAt(facts, path) === instead.value;
  const undo = removed && <Undo line={removed.line} onUndo={list.undo} />;
  return (
    <div>
      {block.title && <p className="font-medium text-[0.9375rem]">{block.title}</p>}
      {instead && rows.length === 0 && (
        <Checkbox
          checked={isReplaced}
          onChange={({ target }) => setValue(path, target.checked ? instead.value : [])}
        >
          {instead.label}
        </Checkbox>
      )}
      {(rows.length > 0 || undo) && (
        <ol aria-label={block.title ?? `${block.one} rows`} className="mt-1 border-b">
          {rows.map((row, at) => (
            <Fragment key={keys[at]}>
              {removed?.at === at && undo}
              <OpenableRow block={block} list={list} row={row} at={at} />
            </Fragment>
          ))}
          {removed && removed.at >= rows.length && undo}
        </ol>
      )}
      {!isReplaced && (list.holds !== "one" || rows.length === 0) && (
        <CompactButton className="mt-2" onClick={list.add}>
          <Icon node={Plus} />
          Add {block.one}
        </CompactButton>
      )}
    </div>
  );
}

function OpenableRow({
  block,
  list,
  row,
  at,
}: {
  block: FactBlock;
  list: ReturnType<typeof useRows>;
  row: Row;
  at: number;
}) {
  const { idOf, problemsWithin } = useFactsEditing();
  const { path, value, number } = row;
  const isOpen = list.isOpen(row);
  const problems = problemsWithin(path);
  const line = `${number ? `${number}. ` : ""}${lineOf(block, path, value)}`;
  return (
    <li data-field={idOf(path)} className="border-t">
      <RowHead
        line={line}
        isOpen={isOpen}
        problems={problems.length}
        onToggle={() => list.toggle(row, !isOpen)}
      />
      {isOpen && (
        <fieldset aria-label={line} className="space-y-4 border-accent border-l-2 pt-1 pb-4 pl-4">
          {problems
            .filter((problem) => problem.path.length === path.length)
            .map(({ message }) => (
              <p key={message} className="text-danger text-sm">
                {message}
              </p>
            ))}
          <FactFields fields={block.fields} path={path} />
          {(block.inner ?? []).map((inner) => (
            <RowList key={inner.one} block={inner} path={[...path, ...inner.path]} />
          ))}
          <RowActions
            isFirst={at === 0}
            isLast={at === list.rows.length - 1}
            {...(list.holds === "list" && { onMove: (by) => list.move(at, at + by) })}
            {...(list.holds !== "one" && { onDuplicate: () => list.duplicate(row, at) })}
            onRemove={() => list.remove(row, at)}
          />
          <SourceUses uses={list.usesOf(row)} />
        </fieldset>
      )}
    </li>
  );
}

/** Takes the focus from the row that it stands for. */
function Undo({ line, onUndo }: { line: string; onUndo: () => void }) {
  const holder = useRef<HTMLLIElement>(null);
  useEffect(() => holder.current?.querySelector("button")?.focus(), []);
  return (
    <li ref={holder} className="border-t pb-3">
      <UndoLine text={`Removed: ${line}`} onUndo={onUndo} />
    </li>
  );
}
