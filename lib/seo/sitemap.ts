import "server-only";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { cached } from "@/lib/cache";
import { env } from "@/lib/env";
import { type PublicAddress, readPublicAddresses } from "./public-addresses";

/** A fifth of what the protocol allows, so that a file fits the cache. */
const ADDRESSES_PER_FILE = 10_000;

/**
 * The site map: part 0 is /sitemap.xml, which lists every address or, if they do not fit into one file,
 * the files /sitemaps/{part}.xml. Null for a part that does not exist.
 */
export const getSitemap = cached(
  "sitemap",
  ["peptides", "categories", "research", "videos", "documents"],
  async (part: number) => writeSitemap(await readPublicAddresses(), part),
);

export async function writeSitemap(
  addresses: PublicAddress[],
  part: number,
  perFile = ADDRESSES_PER_FILE,
): Promise<string | null> {
  const files = Math.ceil(addresses.length / perFile);
  if (files <= 1) return part === 0 ? writeAddresses(addresses) : null;
  if (part === 0) return writeIndex(addresses, perFile);
  return part <= files
    ? writeAddresses(addresses.slice((part - 1) * perFile, part * perFile))
    : null;
}

async function writeAddresses(addresses: PublicAddress[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: env.SITE_URL,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  const text = streamToPromise(stream);
  for (const { path, changedAt } of addresses) {
    stream.write({ url: path, ...(changedAt && { lastmod: changedAt.toISOString() }) });
  }
  stream.end();
  return (await text).toString();
}

async function writeIndex(addresses: PublicAddress[], perFile: number): Promise<string> {
  const stream = new SitemapIndexStream();
  const text = streamToPromise(stream);
  for (let from = 0; from < addresses.length; from += perFile) {
    const times = addresses
      .slice(from, from + perFile)
      .flatMap(({ changedAt }) => changedAt?.getTime() ?? []);
    stream.write({
      url: `${env.SITE_URL}/sitemaps/${from / perFile + 1}.xml`,
      ...(times.length > 0 && {
        lastmod: new Date(times.reduce((a, b) => Math.max(a, b))).toISOString(),
      }),
    });
  }
  stream.end();
  return (await text).toString();
}
