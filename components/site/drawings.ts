import type { ReactNode } from "react";

const KEPT_PAGES = 50;

// A page is rendered in two steps in one process, by two copies of this module: what server
// components lay down, the rendering of client components picks up.
const shared = globalThis as { amideDrawings?: Map<string, Map<string, ReactNode>> };
shared.amideDrawings ??= new Map();
const pages = shared.amideDrawings;

export function keepDrawing(path: string, id: string, drawing: ReactNode) {
  const page = pages.get(path) ?? new Map();
  pages.delete(path);
  pages.set(path, page.set(id, drawing));
  for (const oldest of [...pages.keys()].slice(0, -KEPT_PAGES)) pages.delete(oldest);
}

/** Throws where nothing was laid down under that id. */
export function takeDrawing(path: string, id: string): ReactNode {
  const page = pages.get(path);
  if (!page?.has(id)) throw new Error(`${path} has no part ${id}`);
  return page.get(id);
}
