import { drawable } from "@/lib/seo/drawable";
import { TAGLINE } from "@/lib/seo/metadata";
import type { SitePreview as Preview } from "@/lib/seo/previews";
import { fitSize, MARGIN, Mark, paper, Small, sheet } from "./preview-frame";
import { PreviewSkyline } from "./preview-skyline";

/** Salmon calcitonin: long, with a bridge and every class of side chain. */
const DRAWN = "CSNLSTCVLGKLSQELHKLQTYPRTNTGSGTP-NH2 [disulfide 1-7]";

/** The preview image of pages that are about no single item. */
export function SitePreview({ preview }: { preview: Preview }) {
  const name = drawable(preview.name);
  return (
    <div style={sheet(84)}>
      <div style={{ display: "flex", alignItems: "center" }}>
        <Mark size={124} />
        <span
          style={{
            marginLeft: 34,
            fontSize: fitSize(name, [
              [10, 148],
              [18, 92],
              [60, 46],
            ]),
            fontWeight: 600,
            letterSpacing: "-0.02em",
            lineHeight: 1,
          }}
        >
          {name}
        </span>
      </div>
      <div style={{ display: "flex", marginTop: 22, fontSize: 43, color: paper.soft }}>
        {TAGLINE}
      </div>
      <div style={{ display: "flex", flex: 1, alignItems: "center" }}>
        <PreviewSkyline sequence={DRAWN} width={1200 - 2 * MARGIN} />
      </div>
      <div style={{ display: "flex", justifyContent: "flex-end" }}>
        <Small>Education, not medical advice</Small>
      </div>
    </div>
  );
}
