import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import { cached } from "@/lib/cache";
import { PREVIEW_SIZE } from "@/lib/seo/metadata";
import type { Preview } from "@/lib/seo/previews";
import { ArticlePreview } from "./article-preview";
import { PeptidePreview } from "./peptide-preview";
import { SitePreview } from "./site-preview";

const underWay = new Map<string, Promise<string>>();

/** The PNG of a preview. Concurrent requests for the same image share one rendering. */
export async function drawPreview(preview: Preview): Promise<Buffer<ArrayBuffer>> {
  const key = JSON.stringify(preview);
  const drawing = underWay.get(key) ?? keptDrawing(key).finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  return Buffer.from(await drawing, "base64");
}

// The cache key holds everything that the image shows, so no save has to invalidate it.
const keptDrawing = cached("preview", [], async (preview: string) => {
  const image = new ImageResponse(<PreviewImage preview={JSON.parse(preview)} />, {
    ...PREVIEW_SIZE,
    fonts: await fonts(),
  });
  return Buffer.from(await image.arrayBuffer()).toString("base64");
});

function PreviewImage({ preview }: { preview: Preview }) {
  if (preview.kind === "peptide") return <PeptidePreview preview={preview} />;
  if (preview.kind === "article") return <ArticlePreview preview={preview} />;
  return <SitePreview preview={preview} />;
}

const fontFiles = [
  ["Source Serif", 400, "guide/fonts/source-serif-latin-400.ttf"],
  ["Source Serif", 600, "guide/fonts/source-serif-latin-600.ttf"],
  ["Source Serif Greek", 400, "guide/fonts/source-serif-greek-400.ttf"],
  ["Source Serif Greek", 600, "guide/fonts/source-serif-greek-600.ttf"],
  ["Inter", 500, "seo/fonts/inter-latin-500.ttf"],
  ["Inter Greek", 500, "seo/fonts/inter-greek-500.ttf"],
] as const;

let readFonts: Promise<{ name: string; weight: 400 | 500 | 600; data: Buffer }[]> | undefined;

function fonts() {
  readFonts ??= Promise.all(
    fontFiles.map(async ([name, weight, file]) => ({
      name,
      weight,
      data: await readFile(path.join(process.cwd(), "lib", file)),
    })),
  );
  return readFonts;
}
