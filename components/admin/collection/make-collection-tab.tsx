"use client";

import { CollectionTab } from "./collection-tab";
import type { CollectionKey, CollectionNames } from "./collections";
import type { Declaration } from "./declaration";
import { declarations } from "./declarations/all";

/** The tab of a collection, from its names and its declaration. */
export function makeCollectionTab(names: CollectionNames & { key: CollectionKey }) {
  const path = `/api/${names.collection}`;
  const declaration: Declaration = { ...names, ...declarations[names.key], path };
  return () => <CollectionTab declaration={declaration} />;
}
