import type { ReactNode } from "react";
import { TermDefinitions } from "@/components/glossary/term-definitions";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { Static } from "@/components/site/static";
import type { PageText } from "@/lib/seo/pages";
import "./collections.css";

/** The frame of a page that collects facts of several peptides. No script changes any of it. */
export function CollectionPage({
  page: { path, title },
  above = [],
  children,
}: {
  page: PageText;
  above?: PageText[];
  children: ReactNode;
}) {
  return (
    <article className="collection py-6 sm:py-8">
      <Static id="collection" path={path}>
        <Breadcrumb above={above} name={title} />
        <h1 className="mt-3 break-words text-3xl sm:text-[2.75rem]">{title}</h1>
        {children}
      </Static>
      <TermDefinitions />
    </article>
  );
}
