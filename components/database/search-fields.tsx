import type { ComponentProps } from "react";
import { MAX_QUERY_LENGTH } from "@/lib/search/peptide-search";

const looks =
  "block min-h-12 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink placeholder:text-soft";

/** Keyword and category, on the database page and the home page. */
export function KeywordField({
  id,
  className,
  ...props
}: ComponentProps<"input"> & { id: string }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-medium">
        Keyword
      </label>
      <input
        id={id}
        type="search"
        name="query"
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder="A name, a use, a mechanism"
        className={looks}
        {...props}
      />
    </div>
  );
}

export function CategoryField({
  id,
  categories,
  ...props
}: ComponentProps<"select"> & { id: string; categories: { id: number; name: string }[] }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-medium">
        Category
      </label>
      <select id={id} name="category" className={looks} {...props}>
        <option value="">All categories</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </select>
    </div>
  );
}
