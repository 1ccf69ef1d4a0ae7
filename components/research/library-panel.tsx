"use client";

import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from "react";
import { ButtonOrLink } from "@/components/site/button-or-link";
import { buttonVariants } from "@/components/ui/button-variants";
import {
  isFiltered,
  type LibraryFilter,
  MAX_QUERY,
  noFilter,
  RESEARCH_SORTS,
  type ResearchSort,
  researchHref,
} from "@/lib/content/research/library";
import type { PeptideNames } from "./research-library";
import type { FilteredTab } from "./use-research-view";

const fieldClass =
  "min-h-11 w-full min-w-0 rounded-md border border-edge bg-raised px-3 text-[0.9375rem]";

/** Props of a tab's list. The filter is settled once the user has stopped typing. */
export interface PanelProps {
  peptides: PeptideNames;
  /** Of peptides, by id. */
  names: Map<number, string>;
  filter: LibraryFilter;
  onChange: (filter: LibraryFilter) => void;
  onSettle: () => void;
}

interface ControlProps extends Omit<PanelProps, "names"> {
  tab: FilteredTab;
  searchLabel: string;
  /** How many are shown. */
  status: ReactNode;
  /** Called when the reader is about to change something. */
  onTouch?: () => void;
}

/** A list below its controls; without one, it says that nothing was found. */
export function LibraryPanel({
  nothing,
  children,
  ...controls
}: ControlProps & {
  /** The heading in place of an empty list. */
  nothing: string;
  /** The list; null if it is empty. */
  children: ReactNode;
}) {
  const { tab, filter, onChange } = controls;
  const search = useRef<HTMLInputElement>(null);
  /** Clears query and peptide, not the order. The button disappears, so the search box takes focus. */
  function clear() {
    onChange({ ...noFilter, sort: filter.sort });
    search.current?.focus();
  }
  return (
    <>
      <LibraryControls {...controls} search={search} onClear={clear} />
      {children ?? (
        <div className="mt-10 max-w-text">
          <h3 className="text-2xl">{nothing}</h3>
          <p className="mt-2 mb-5 text-soft">Try fewer or different words, or another peptide.</p>
          <ButtonOrLink href={researchHref(tab)} onClick={clear}>
            Clear all filters
          </ButtonOrLink>
        </div>
      )}
    </>
  );
}

/** Search, peptide and order of a list. A form without scripts. */
function LibraryControls({
  tab,
  filter,
  peptides,
  searchLabel,
  status,
  search,
  onChange,
  onSettle,
  onTouch,
  onClear,
}: ControlProps & { search: RefObject<HTMLInputElement | null>; onClear: () => void }) {
  const id = useId();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSettle();
  }

  return (
    <search>
      <form
        action="/research"
        onSubmit={onSubmit}
        onFocus={onTouch}
        onPointerEnter={onTouch}
        className="grid grid-cols-2 gap-x-4 gap-y-3 font-sans text-[0.9375rem] lg:grid-cols-[minmax(0,1fr)_15rem_12rem]"
      >
        {tab !== "articles" && <input type="hidden" name="tab" value={tab} />}
        <Field id={`${id}-query`} label={searchLabel} className="col-span-2 lg:col-span-1">
          <input
            ref={search}
            id={`${id}-query`}
            type="search"
            name="query"
            value={filter.query}
            maxLength={MAX_QUERY}
            autoComplete="off"
            enterKeyHint="search"
            onBlur={onSettle}
            onChange={(event) => onChange({ ...filter, query: event.target.value })}
            className={fieldClass}
          />
        </Field>
        <Field id={`${id}-peptide`} label="Peptide">
          <select
            id={`${id}-peptide`}
            name="peptide"
            value={filter.peptide ?? ""}
            onBlur={onSettle}
            onChange={({ target: { value } }) =>
              onChange({ ...filter, peptide: value === "" ? undefined : Number(value) })
            }
            className={fieldClass}
          >
            <option value="">All</option>
            <option value="0">General</option>
            {peptides.map(([peptide, name]) => (
              <option key={peptide} value={peptide}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field id={`${id}-sort`} label="Sort by">
          <select
            id={`${id}-sort`}
            name="sort"
            value={filter.sort}
            onBlur={onSettle}
            onChange={({ target }) => onChange({ ...filter, sort: target.value as ResearchSort })}
            className={fieldClass}
          >
            {Object.entries(RESEARCH_SORTS).map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <p className="only-without-scripts">
          <button type="submit" className={buttonVariants({ variant: "outline" })}>
            Search
          </button>
        </p>
      </form>
      <div className="my-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 font-sans text-[0.9375rem]">
        <p role="status" className="figures text-soft">
          {status}
        </p>
        {isFiltered(filter) && (
          <ButtonOrLink href={researchHref(tab)} onClick={onClear}>
            Clear filters
          </ButtonOrLink>
        )}
      </div>
    </search>
  );
}

function Field({
  id,
  label,
  className,
  children,
}: {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {label}
      </label>
      {children}
    </div>
  );
}
