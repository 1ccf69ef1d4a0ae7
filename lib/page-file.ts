import "server-only";
import { createHash } from "node:crypto";
import { cached } from "@/lib/cache";
import type { CacheTag } from "@/lib/cache-tags";

const types = {
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

/**
 * A generated file at `/{folder}/{version}.{type}`. The version is a hash of the content, so browsers
 * cache the file for ever; any other version returns the current content, uncached. The file is
 * generated again when one of the tags has expired.
 */
export function definePageFile(
  folder: string,
  type: keyof typeof types,
  tags: CacheTag[],
  write: () => Promise<string>,
) {
  const read = cached(`file-${folder}`, tags, async () => {
    const content = await write();
    return { content, version: createHash("sha256").update(content).digest("hex").slice(0, 12) };
  });
  return {
    readContent: async () => (await read()).content,
    getAddress: async () => `/${folder}/${(await read()).version}.${type}`,
    /** The handler of the route at `app/{folder}/[version]`. */
    GET: async (_: Request, { params }: { params: Promise<{ version: string }> }) => {
      const { content, version } = await read();
      const isCurrent = (await params).version === `${version}.${type}`;
      return new Response(content, {
        headers: {
          "Content-Type": types[type],
          "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-store",
          "X-Content-Type-Options": "nosniff",
        },
      });
    },
  };
}
