import type { ReactNode } from "react";
import { findShownCategories } from "@/lib/content/categories/category-queries";
import type { Category } from "@/lib/content/categories/category-schema";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import type { DocumentOf } from "@/lib/content/documents/documents";
import type { ContactChannels } from "@/lib/links/contact-links";
import { SITE_NAME } from "@/lib/seo/metadata";
import { collections } from "@/lib/seo/pages";
import { CurrentYear } from "./current-year";
import { pages } from "./navigation";
import { Static } from "./static";

const socialNetworks = [
  { key: "facebook", name: "Facebook" },
  { key: "twitter", name: "Twitter" },
  { key: "instagram", name: "Instagram" },
  { key: "linkedin", name: "LinkedIn" },
] as const;

export async function SiteFooter({ channels }: { channels: ContactChannels }) {
  const [siteText, socialMedia, legalDocs, categories] = await Promise.all([
    getDocumentOrBuiltIn("site-text"),
    getDocumentOrBuiltIn("social-media"),
    getDocumentOrBuiltIn("legal-docs"),
    findShownCategories(),
  ]);
  return (
    <FooterContent
      siteText={siteText.document}
      socialMedia={socialMedia.document}
      legalDocs={legalDocs.document}
      categories={categories}
      channels={channels}
    />
  );
}

/** The footer with the given texts. */
export function FooterContent({
  siteText,
  socialMedia,
  legalDocs,
  categories,
  channels,
}: {
  siteText: DocumentOf<"site-text">;
  socialMedia: DocumentOf<"social-media">;
  legalDocs: DocumentOf<"legal-docs">;
  /** Null if they could not be read. */
  categories: Category[] | null;
  channels: ContactChannels;
}) {
  return (
    <footer className="site-footer mt-20 border-t font-sans text-[0.9375rem]">
      <Static
        id="footer-links"
        path="/"
        className="mx-auto grid max-w-page grid-cols-2 gap-x-6 sm:grid-cols-3 gap-y-8 page-gutter py-12 lg:grid-cols-[2fr_1fr_1.25fr_1.25fr] lg:gap-x-12"
      >
        <AboutSite text={siteText.footerText} socialMedia={socialMedia} />
        <FooterSection title="Quick Links">
          {pages.map(({ href, label }) => (
            <FooterLink key={href} href={href}>
              {label}
            </FooterLink>
          ))}
        </FooterSection>
        <FooterSection title="Categories">
          {categories === null && (
            <li className="flex min-h-11 items-center">Loading categories...</li>
          )}
          {categories?.map(({ id, name }) => (
            <FooterLink key={id} href={`/peptides?category=${id}`}>
              {name}
            </FooterLink>
          ))}
          <FooterLink href="/peptides">View All Categories</FooterLink>
        </FooterSection>
        <ContactLinks channels={channels} />
      </Static>
      <LegalLine legalDocs={legalDocs} />
    </footer>
  );
}

function AboutSite({
  text,
  socialMedia,
}: {
  text: string;
  socialMedia: DocumentOf<"social-media">;
}) {
  const socialLinks = socialNetworks.filter(({ key }) => socialMedia[key]);
  return (
    <div className="col-span-2 max-w-md sm:col-span-3 lg:col-span-1">
      <p className="font-serif text-xl">{SITE_NAME}</p>
      <p className="mt-2 text-soft">{text}</p>
      {socialLinks.length > 0 && (
        <ul aria-label="Social media" className="mt-3 flex flex-wrap gap-x-5 text-soft">
          {socialLinks.map(({ key, name }) => (
            <FooterLink key={key} href={socialMedia[key]}>
              {name}
            </FooterLink>
          ))}
        </ul>
      )}
      <nav aria-label="Browse by" className="mt-3">
        <ul className="flex flex-wrap gap-x-5 text-soft">
          {collections.map(({ path, title }) => (
            <FooterLink key={path} href={path}>
              {title}
            </FooterLink>
          ))}
          <FooterLink href="/api-description">API and MCP</FooterLink>
        </ul>
      </nav>
    </div>
  );
}

function ContactLinks({
  channels: { email, phone, whatsapp, telegram },
}: {
  channels: ContactChannels;
}) {
  if (!email && !phone && !whatsapp && !telegram) return null;
  return (
    <FooterSection title="Contact" className="max-sm:col-span-2">
      {email && <FooterLink href={email.href}>{email.text}</FooterLink>}
      {phone && <FooterLink href={phone.href}>{phone.text}</FooterLink>}
      {whatsapp && <FooterLink href={whatsapp.href}>WhatsApp Support</FooterLink>}
      {telegram && <FooterLink href={telegram.href}>Telegram Support</FooterLink>}
    </FooterSection>
  );
}

function LegalLine({ legalDocs }: { legalDocs: DocumentOf<"legal-docs"> }) {
  return (
    <div className="border-t">
      {/* The contact button floats over the last of the page: room for it below, or beside. */}
      <div className="mx-auto max-w-page page-gutter pt-6 pb-24 text-sm text-soft lg:pb-8">
        <p className="max-w-3xl">
          <strong className="font-medium text-ink">For education only.</strong> Nothing on this site
          is medical advice, a diagnosis or a recommendation. Talk to a healthcare professional
          before any decision about your health.
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6">
          <nav aria-label="Legal">
            <ul className="flex flex-wrap gap-x-6">
              <FooterLink href="/terms">{legalDocs.termsTitle || "Terms of Service"}</FooterLink>
              <FooterLink href="/privacy">{legalDocs.privacyTitle || "Privacy Policy"}</FooterLink>
              <FooterLink href="/disclaimer">
                {legalDocs.disclaimerTitle || "Disclaimer"}
              </FooterLink>
            </ul>
          </nav>
          <ul>
            <FooterLink href="/contact?about=page">Report an error</FooterLink>
          </ul>
          <p className="flex items-center">
            <span>
              © <CurrentYear rendered={new Date().getFullYear()} /> {SITE_NAME}
            </span>
            <a
              href="/login"
              aria-label="Administrator login"
              className="group no-print grid size-11 place-items-center"
            >
              <span className="size-1 rounded-full bg-edge group-hover:bg-accent" />
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}

function FooterSection({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="font-medium">{title}</h2>
      <ul className="mt-1 text-soft">{children}</ul>
    </nav>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  const className =
    "inline-flex min-h-11 min-w-0 items-center wrap-anywhere hover:text-accent-strong hover:underline";
  return (
    <li>
      <a
        href={href}
        rel={href.startsWith("/") ? undefined : "noopener noreferrer"}
        className={className}
      >
        {children}
      </a>
    </li>
  );
}
