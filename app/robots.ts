import type { MetadataRoute } from "next";
import { env } from "@/lib/env";

/** Not at build: the address of the site map is that of the running site. */
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/admin", "/login", "/api/", "/contact?"] },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}
