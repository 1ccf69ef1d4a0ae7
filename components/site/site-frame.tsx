import type { ReactNode } from "react";
import { contactChannels } from "@/lib/contact-links";
import { getDocument } from "@/lib/content/documents/document-queries";
import { SITE_NAME } from "@/lib/seo/metadata";
import { ArrivalSkeleton } from "./arrival-skeleton";
import { ContactWidget } from "./contact-widget";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** What stands round every public page. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [contactInfo, contactContent] = await Promise.all([
    getDocument("contact-info"),
    getDocument("contact-content"),
  ]);
  const channels = contactChannels({ ...contactInfo, ...contactContent });
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-accent px-4 py-3 font-sans text-accent-on focus:not-sr-only focus:absolute focus:m-2"
      >
        Skip to content
      </a>
      <SiteHeader siteName={SITE_NAME} />
      <main id="content" className="mx-auto w-full max-w-page flex-1 px-4 sm:px-6">
        {children}
      </main>
      <ArrivalSkeleton />
      <SiteFooter channels={channels} />
      <ContactWidget channels={channels} />
    </div>
  );
}
