import type { Article } from "@/lib/content/research/article-schema";
import type { FactChange } from "@/lib/facts/history/fact-change-schema";
import { capitalise } from "@/lib/facts/number-text";
import { toHtml } from "@/lib/html/sanitise";
import { escapeHtml } from "../markdown/markdown";
import type { FeedEntry } from "./write-feed";

/** A paper that came into the library. */
export function paperEntry({ id, title, abstract, createdAt, updatedAt }: Article): FeedEntry {
  return {
    path: `/research/${id}`,
    title: `Paper: ${title}`,
    summary: toHtml(abstract),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}

/** A fact that changed. */
export function changeEntry(change: FactChange, peptideName: string): FeedEntry {
  const { id, peptideId, action, words } = change;
  const at = new Date(change.createdAt);
  const lines = words.map(({ label, before, after }) => {
    const earlier = before === null ? "" : ` (before: ${before})`;
    return `<li>${escapeHtml(`${label}: ${after ?? "not stated any more"}${earlier}`)}</li>`;
  });
  return {
    path: `/peptides/${peptideId}/changes#change-${id}`,
    title: `${peptideName}: ${change.title} (${action})`,
    summary: `<p>${capitalise(action)}.</p><ul>${lines.join("")}</ul>`,
    createdAt: at,
    updatedAt: at,
  };
}
