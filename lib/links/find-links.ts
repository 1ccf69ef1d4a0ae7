import "server-only";
import { resources } from "@/lib/content/resources";

/** An item that contains a link. */
export interface LinkHolder {
  entity: string;
  id: number;
  name: string;
}

/** Every URL in the stored items, in HTML or as a field's value, with the items that contain it. */
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

/** URLs in the strings of a value, at any depth. */
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
