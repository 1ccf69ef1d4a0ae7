import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { ContactPage } from "@/components/contact/contact-page";
import { noteOpened } from "@/lib/content/contact-messages/contact-opened";
import { findReported, reportText } from "@/lib/content/contact-messages/reported";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { env } from "@/lib/env";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";

export const dynamic = "force-dynamic";

export const metadata: Metadata = pageMetadata({ ...pages.contact, isIndexed: false });

/**
 * The contact form with a report begun: `/contact?about=` a fact, a page, or "page", which is the one that
 * the visitor comes from. Rendered per request.
 */
export default async function ReportPage({
  searchParams,
}: {
  searchParams: Promise<{ about?: string | string[] }>;
}) {
  const { about } = await searchParams;
  if (typeof about !== "string") redirect("/contact");
  if (about === "page") {
    const path = await pathBefore();
    redirect(path ? `/contact?about=${encodeURIComponent(path)}` : "/contact");
  }
  const reported = await findReported(about);
  if (!reported) redirect("/contact");
  const [content, info, opened] = await Promise.all([
    getDocumentOrBuiltIn("contact-content"),
    getDocumentOrBuiltIn("contact-info"),
    noteOpened(),
  ]);
  const values = { name: "", email: "", message: reportText(reported, about), about };
  return (
    <ContactPage
      content={content.document}
      info={info.document}
      report={{ reported, values, opened }}
    />
  );
}

/** The page of this site that led here, as its browser says. */
async function pathBefore(): Promise<string | null> {
  const sent = await headers();
  const referrer = URL.parse(sent.get("referer") ?? "");
  // Behind a proxy the host may be another one.
  const hosts = [sent.get("host"), new URL(env.SITE_URL).host];
  if (!referrer || !hosts.includes(referrer.host)) return null;
  const path = referrer.pathname + referrer.search;
  return (await findReported(path)) ? path : null;
}
