import { MAX_QUERY_LENGTH } from "@/lib/search/peptide-search";

/** Props that all lookup fields share. */
export const lookupFieldProps = {
  name: "query",
  required: true,
  pattern: ".*\\S.*",
  title: "A keyword",
  maxLength: MAX_QUERY_LENGTH,
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
  enterKeyHint: "search",
  placeholder: "A name, a use, a mechanism",
  className:
    "min-h-12 min-w-0 flex-1 rounded-l-md bg-transparent px-3 text-base outline-none placeholder:text-soft",
} as const;
