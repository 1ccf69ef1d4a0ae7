import type { MetadataRoute } from "next";
import { SITE_NAME, siteMetadata, TAGLINE } from "@/lib/seo/metadata";

/** Not at build: the product's name is that of the running site. */
export const dynamic = "force-dynamic";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: `${SITE_NAME} - ${TAGLINE}`,
    short_name: SITE_NAME,
    description: siteMetadata.description ?? TAGLINE,
    start_url: "/",
    display: "minimal-ui",
    lang: "en",
    categories: ["education", "medical"],
    background_color: "#fbfaf7",
    theme_color: "#fbfaf7",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
