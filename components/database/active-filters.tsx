import { X } from "lucide";
import { Icon } from "@/components/ui/icon";
import { type FilterOptions, filterParams, withoutFilter } from "@/lib/facts/filter/fact-filter";
import { criterionText } from "@/lib/facts/filter/filter-labels";
import { type PeptideSearch, searchHref } from "@/lib/search/peptide-search";

/** The filters in force, each as a link that removes it. */
export function ActiveFilters({
  search,
  options,
}: {
  search: PeptideSearch;
  options: FilterOptions;
}) {
  const { filter } = search;
  const links = filterParams(filter).map(([name]) => ({
    name: criterionText(filter, name, options),
    search: { ...search, filter: withoutFilter(filter, name), isWhole: false },
  }));
  const clear = { ...search, filter: {}, isWhole: false };
  return (
    <nav aria-label="Active filters" className="mt-3 font-sans">
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.name} className="min-w-0">
            <a
              href={searchHref(link.search)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-accent px-4 text-[0.9375rem] text-accent-strong hover:bg-accent-wash"
            >
              <span className="sr-only">Remove </span>
              {link.name}
              <Icon node={X} className="size-4 shrink-0" />
            </a>
          </li>
        ))}
        <li>
          <a
            href={searchHref(clear)}
            className="inline-flex min-h-11 items-center px-2 text-[0.9375rem] text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Clear filters
          </a>
        </li>
      </ul>
    </nav>
  );
}
