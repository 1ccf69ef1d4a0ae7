/** Names a collection for the navigation, the palette, the activity and its own tab. */
export interface CollectionNames {
  /** The tab's part of the address: `/admin/{key}`. */
  key: string;
  /** The collection's name in the API and in revisions: `/api/{collection}`. */
  collection: string;
  tabLabel: string;
  /** Where the tab stands in the navigation. */
  group: "collections" | "site";
  /** In a sentence: "Delete this video". */
  label: { one: string; many: string };
  /** In the activity, the bin and the note on what a deletion affects. */
  recordedAs: { one: string; many: string };
  /** The button that opens an empty form. */
  addLabel: string;
  /** The same in the palette, where no table says what is added. */
  addCommand: string;
}

/**
 * The dashboard's collections, in the order of their tabs. Every page of the dashboard loads this list;
 * tables and forms are declared in `declarations/` and loaded with a tab.
 */
export const collections = [
  {
    key: "peptides",
    collection: "peptides",
    tabLabel: "Peptides",
    group: "collections",
    label: { one: "peptide", many: "peptides" },
    recordedAs: { one: "Peptide", many: "Peptides" },
    addLabel: "Add New Peptide",
    addCommand: "Add New Peptide",
  },
  {
    key: "categories",
    collection: "categories",
    tabLabel: "Categories",
    group: "collections",
    label: { one: "category", many: "categories" },
    recordedAs: { one: "Category", many: "Categories" },
    addLabel: "Add New Category",
    addCommand: "Add New Category",
  },
  {
    key: "research",
    collection: "research",
    tabLabel: "Research Papers",
    group: "collections",
    label: { one: "research article", many: "research articles" },
    recordedAs: { one: "Research paper", many: "Research papers" },
    addLabel: "Add New Research Paper",
    addCommand: "Add New Research Paper",
  },
  {
    key: "videos",
    collection: "educational-videos",
    tabLabel: "Educational Videos",
    group: "collections",
    label: { one: "video", many: "educational videos" },
    recordedAs: { one: "Video", many: "Educational videos" },
    addLabel: "Add New Video",
    addCommand: "Add New Educational Video",
  },
  {
    key: "development",
    collection: "dev-items",
    tabLabel: "Development",
    group: "site",
    label: { one: "development item", many: "development items" },
    recordedAs: { one: "Development item", many: "Development items" },
    addLabel: "Add New Item",
    addCommand: "Add New Development Item",
  },
] as const satisfies CollectionNames[];

export type CollectionKey = (typeof collections)[number]["key"];

export function findCollection(collection: string): CollectionNames | undefined {
  return collections.find((names) => names.collection === collection);
}
