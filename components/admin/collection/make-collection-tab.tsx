"use client";

import { CollectionTab } from "./collection-tab";
import type { CollectionKey, CollectionNames } from "./collections";
import { completeDeclaration } from "./complete-declaration";
import { declarations } from "./declarations/all";

/** The tab of a collection, from its names and its declaration. */
export function makeCollectionTab(names: CollectionNames & { key: CollectionKey }) {
  const declaration = completeDeclaration(names, declarations[names.key]);
  return () => <CollectionTab declaration={declaration} />;
}
