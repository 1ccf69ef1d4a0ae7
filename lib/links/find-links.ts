import "server-only";
import { resources } from "@/lib/content/resources";

/** An item that holds a link. */
export interface LinkHolder {
  entity: string;
  id: number;
  name: string;
}

/** Every web address in the stored items, in html or alone in a field, with the items that hold it. */
export async function findLinks(): Promise<Map<string, LinkHolder[]>> {
  const links = new Map<string, LinkHolder[]>();
  for (const resource of resources.values()) {
    for (const item of await resource.list()) {
      const { name, title } = item as { name?: string; title?: string };
      const holder = { entity: resource.key, id: item.id, name: name ?? title ?? `${item.id}` };
      for (const link of new Set(linksIn(item))) {
        links.set(link, [...(links.get(link) ?? []), holder]);
      }
    }
  }
  return links;
}

/** Web addresses in the texts of a value, however deep they stand. */
export function linksIn(value: unknown): string[] {
  if (typeof value === "string") return linksInText(value);
  if (value && typeof value === "object") return Object.values(value).flatMap(linksIn);
  return [];
}

function linksInText(text: string): string[] {
  const alone = /^https?:\/\/\S+$/i.exec(text.trim());
  if (alone) return [alone[0]];
  return [...text.matchAll(/\b(?:href|src)="(https?:\/\/[^"]+)"/gi)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
}
