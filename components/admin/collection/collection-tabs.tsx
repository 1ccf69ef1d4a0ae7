"use client";

import { CollectionTab } from "./collection-tab";
import { categories } from "./declarations/categories";
import { devItems } from "./declarations/dev-items";
import { peptides } from "./declarations/peptides";
import { research } from "./declarations/research";
import { videos } from "./declarations/videos";

export function PeptidesTab() {
  return <CollectionTab declaration={peptides} />;
}

export function CategoriesTab() {
  return <CollectionTab declaration={categories} />;
}

export function ResearchTab() {
  return <CollectionTab declaration={research} />;
}

export function VideosTab() {
  return <CollectionTab declaration={videos} />;
}

export function DevelopmentTab() {
  return <CollectionTab declaration={devItems} />;
}
