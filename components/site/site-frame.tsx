import type { ReactNode } from "react";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { contactChannels } from "@/lib/links/contact-links";
import { SITE_NAME } from "@/lib/seo/metadata";
import { ArrivalSkeleton } from "./arrival-skeleton";
import { ContactWidget } from "./contact-widget";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** Header, footer and contact widget of every public page. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [contactInfo, contactContent] = await Promise.all([
    getDocumentOrBuiltIn("contact-info"),
    getDocumentOrBuiltIn("contact-content"),
  ]);
  const channels = contactChannels({ ...contactInfo.document, ...contactContent.document });
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-accent px-4 py-3 font-sans text-accent-on focus:not-sr-only focus:absolute focus:m-2"
      >
        Skip to content
      </a>
      <SiteHeader siteName={SITE_NAME} />
      <main id="content" className="mx-auto w-full max-w-page flex-1 page-gutter">
        {children}
      </main>
      <ArrivalSkeleton />
      <SiteFooter channels={channels} />
      <ContactWidget channels={channels} />
    </div>
  );
}
