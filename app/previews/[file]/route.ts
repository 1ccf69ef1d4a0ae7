import { drawPreview } from "@/components/previews/draw-preview";
import { getPeptide } from "@/lib/content/peptides/peptide-queries";
import { getArticle } from "@/lib/content/research/article-queries";
import { idInAddress } from "@/lib/content/wire";
import {
  articlePreview,
  type Preview,
  peptidePreview,
  previewVersion,
  sitePreview,
} from "@/lib/seo/previews";

/**
 * The image of a page for link previews, such as peptide-81-{version}.png. Kept for good under its own
 * version; under an older one the current image, for a while, because links live long elsewhere.
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const asked = /^(?<name>site|(?:peptide|article)-\d+)-(?<version>[0-9a-f]{12})\.png$/.exec(
    (await params).file,
  )?.groups;
  const preview = asked?.name ? await findPreview(asked.name) : null;
  if (!preview) return new Response("Not found", { status: 404, headers: notKept });
  const isCurrent = asked?.version === previewVersion(preview);
  return new Response(await drawPreview(preview), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=300",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

const notKept = { "Cache-Control": "no-store" };

async function findPreview(name: string): Promise<Preview | null> {
  if (name === "site") return sitePreview;
  const [kind, digits] = name.split("-");
  const id = idInAddress.safeParse(digits);
  if (!id.success) return null;
  if (kind === "peptide") {
    const peptide = await getPeptide(id.data);
    return peptide && peptidePreview(peptide);
  }
  const article = await getArticle(id.data);
  return article && articlePreview(article);
}
