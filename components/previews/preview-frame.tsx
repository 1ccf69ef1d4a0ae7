import type { ReactNode } from "react";
import { drawable } from "@/lib/seo/drawable";
import { SITE_NAME, TAGLINE } from "@/lib/seo/metadata";

/** The light theme of app/globals.css. */
export const paper = {
  ground: "#fbfaf7",
  ink: "#16181d",
  soft: "#4a4e57",
  line: "#dfdbd1",
  edge: "#8b8778",
  accent: "#4f46e5",
};

/** Each font with the file of its Greek letters. */
export const serif = {
  fontFamily: "Source Serif, Source Serif Greek",
  wordBreak: "break-word",
} as const;
export const sans = {
  fontFamily: "Inter, Inter Greek",
  fontWeight: 500,
  wordBreak: "break-word",
} as const;

export const MARGIN = 72;

/** The frame of preview images other than the site's: the product above, the disclaimer below. */
export function PreviewFrame({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  return (
    <div style={sheet(48)}>
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <div style={{ display: "flex", alignItems: "center", fontSize: 36, fontWeight: 600 }}>
          <Mark size={42} />
          <span style={{ marginLeft: 14 }}>{drawable(SITE_NAME)}</span>
        </div>
        <Small>{TAGLINE}</Small>
      </div>
      <div style={{ height: 1, marginTop: 26, background: paper.line }} />
      {children}
      <div
        style={{
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          marginTop: "auto",
        }}
      >
        {foot ?? <span />}
        <Small>Education, not medical advice</Small>
      </div>
    </div>
  );
}

/** The background of every preview image, with a top padding in px. */
export function sheet(top: number) {
  return {
    display: "flex",
    flexDirection: "column",
    width: "100%",
    height: "100%",
    padding: `${top}px ${MARGIN}px 44px`,
    background: paper.ground,
    color: paper.ink,
    fontFamily: "Source Serif",
  } as const;
}

/** The four residues of the logo, app/icon.svg. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path d="M3 20 11 9l6 10 8-12" fill="none" stroke="#8b8778" strokeWidth="2.4" />
      <circle cx="4" cy="19.5" r="3.6" fill="#2563eb" />
      <circle cx="11" cy="9" r="3.6" fill="#c2410c" />
      <circle cx="17" cy="19" r="3.6" fill="#0d8478" />
      <circle cx="24" cy="7.5" r="3.6" fill="#4f46e5" />
    </svg>
  );
}

export function Small({ children }: { children: ReactNode }) {
  return <span style={{ ...sans, fontSize: 23, color: paper.soft }}>{children}</span>;
}

/** The largest font size at which a text of this length fits its lines. */
export function fitSize(text: string, sizes: [longest: number, size: number][]): number {
  return sizes.find(([longest]) => text.length <= longest)?.[1] ?? sizes.at(-1)?.[1] ?? 16;
}
