"use client";

import { Plus, RotateCw } from "lucide";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";
import { CompactButton } from "../ui/compact-button";
import { SearchBox } from "../ui/search-box";
import { ToolbarSelect } from "../ui/toolbar-select";
import type { Declaration, Filter } from "./declaration";
import { ExportMenu } from "./transfer/export-menu";
import { FileImportButton } from "./transfer/import-button";
import type { Page } from "./use-rows";
import type { ChangeTable, TableState } from "./use-table-state";

interface Props {
  declaration: Declaration;
  state: TableState;
  change: ChangeTable;
  page: Page | undefined;
  isFetching: boolean;
  onRefresh: () => void;
  onImported: () => void;
}

/** The heading, actions, search, filter and sort above a table. */
export function CollectionToolbar(props: Props) {
  const { declaration, state, page, isFetching, onRefresh, onImported } = props;
  const { tabLabel, addLabel, ImportButton = FileImportButton } = declaration;
  const isNarrowed = state.search !== "" || state.filter !== "";
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <h1 className="mr-auto font-serif text-2xl max-sm:w-full">
          {tabLabel}
          {page && ` (${page.all})`}
        </h1>
        <CompactButton title="Refresh" isIdle={isFetching} onClick={onRefresh}>
          <Icon node={RotateCw} className={cn(isFetching && "motion-safe:animate-spin")} />
          <span className="max-xl:sr-only">Refresh</span>
        </CompactButton>
        <ExportMenu declaration={declaration} ids={null} label="Export" />
        <ImportButton declaration={declaration} onImported={onImported} />
        <CompactButton
          variant="primary"
          className="max-sm:grow"
          onClick={() => props.change({ edit: "new", page: state.page })}
        >
          <Icon node={Plus} />
          {addLabel}
        </CompactButton>
      </div>
      <Controls {...props} />
      <p aria-live="polite" className={cn("mt-2 text-sm text-soft", !isNarrowed && "sr-only")}>
        {page && isNarrowed && matchWords(page)}
      </p>
    </>
  );
}

function matchWords({ total, all, isNear }: Page): string {
  if (isNear) return `No exact match; ${total} of ${all} are similar`;
  return `${total} of ${all} match`;
}

function Controls({ declaration, state, change, page }: Props) {
  const { filter, sorts, label } = declaration;
  const firstSort = sorts[0]?.key ?? "";
  return (
    <div
      className={cn(
        "mt-4 grid gap-2",
        filter
          ? "grid-cols-2 xl:grid-cols-[minmax(0,1fr)_18rem_13rem]"
          : "sm:grid-cols-[minmax(0,1fr)_13rem]",
      )}
    >
      <SearchBox
        label={`Search ${label.many}`}
        value={state.search}
        className={filter ? "max-xl:col-span-2" : ""}
        onSearch={(search, how) => change({ search }, how)}
      />
      {filter && (
        <ToolbarSelect
          label={filter.label}
          value={state.filter}
          options={[{ value: "", label: filter.all }, ...countedOptions(filter, page)]}
          onChange={(value) => change({ filter: value })}
        />
      )}
      <ToolbarSelect
        label="Sort by"
        value={state.sort || firstSort}
        options={sorts.map(({ key, label }) => ({ value: key, label }))}
        onChange={(sort) => change({ sort: sort === firstSort ? "" : sort })}
      />
    </div>
  );
}

/** Every option with the number of rows it finds, including none. */
function countedOptions({ options }: Filter, page: Page | undefined) {
  const counts = page?.counts ?? [];
  const counted = options?.map(({ value, label }) => {
    const count = counts.find((entry) => entry.value === value)?.count ?? 0;
    return { value, label, count };
  });
  return (counted ?? counts).map(({ value, label, count }) => ({
    value,
    label: `${label} (${count})`,
  }));
}
