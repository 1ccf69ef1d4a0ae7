import { clip } from "@/lib/clip";
import { drawable } from "@/lib/seo/drawable";
import type { ArticlePreview as Preview } from "@/lib/seo/previews";
import { fitSize, PreviewFrame, paper, Small, sans, serif } from "./preview-frame";

/** The preview image of a paper: journal, title and authors. */
export function ArticlePreview({ preview }: { preview: Preview }) {
  const title = clip(drawable(preview.title) || `Paper ${preview.id}`, 210);
  return (
    <PreviewFrame foot={<Small>Scientific paper</Small>}>
      <div style={{ display: "flex", flexDirection: "column", flex: 1, justifyContent: "center" }}>
        <div style={{ ...sans, fontSize: 27, color: paper.accent }}>
          {clip(drawable(preview.source), 70)}
        </div>
        <div
          style={{
            ...serif,
            marginTop: 14,
            fontSize: fitSize(title, [
              [60, 66],
              [100, 56],
              [150, 47],
              [210, 40],
            ]),
            fontWeight: 600,
            letterSpacing: "-0.01em",
            lineHeight: 1.18,
          }}
        >
          {title}
        </div>
        <div style={{ marginTop: 20, fontSize: 29, color: paper.soft }}>
          {clip(drawable(preview.authors), 78)}
        </div>
      </div>
    </PreviewFrame>
  );
}
