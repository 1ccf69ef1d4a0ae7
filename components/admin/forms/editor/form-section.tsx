import type { ReactNode } from "react";
import type { SectionLink } from "./section-index";

/** A section of a form that its index links to. */
export function FormSection({
  form,
  title,
  children,
}: {
  /** The form's key. */
  form: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <fieldset
      id={sectionId(form, title)}
      tabIndex={-1}
      className="scroll-mt-48 border-t py-5 outline-none first:border-t-0 first:pt-0 lg:scroll-mt-28 in-[[role=dialog]]:scroll-mt-0"
    >
      <legend className="float-left w-full font-serif text-xl">{title}</legend>
      <div className="clear-both pt-4">{children}</div>
    </fieldset>
  );
}

/** "peptides", "Basic Information": "peptides-section-basic-information". */
export function sectionId(form: string, title: string): string {
  return `${form}-section-${title.toLowerCase().replace(/[^a-z]+/g, "-")}`;
}

export function sectionLinks(form: string, titles: string[]): SectionLink[] {
  return titles.map((title) => ({ id: sectionId(form, title), title }));
}
