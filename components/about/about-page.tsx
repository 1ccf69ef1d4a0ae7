import Link from "next/link";
import type { ReactNode } from "react";
import { Paragraphs } from "@/components/site/paragraphs";
import { buttonVariants } from "@/components/ui/button-variants";
import type { DocumentOf } from "@/lib/content/documents/documents";

/** `isBuiltIn`: the stored texts could not be read, and the built-in ones are shown. */
export function AboutPage({
  content,
  isBuiltIn,
}: {
  content: DocumentOf<"about-content">;
  isBuiltIn: boolean;
}) {
  const focus = [
    { id: "database", title: "Comprehensive Database", text: content.focusDatabase },
    { id: "research", title: "Research Curation", text: content.focusResearch },
    { id: "consultant", title: "AI-Powered Consultation", text: content.focusAI },
  ];
  return (
    <div className="py-10 sm:py-14">
      <h1 className="text-3xl sm:text-[2.75rem]">About Us</h1>
      <p className="mt-4 max-w-text break-words text-xl leading-relaxed text-soft">
        {content.subtitle}
      </p>
      {isBuiltIn && (
        <p className="mt-6 max-w-text border-l-4 border-notice-line bg-notice-wash px-4 py-3 font-sans text-[0.9375rem] text-notice">
          Failed to fetch about content. This page shows a default text until it can be loaded.
        </p>
      )}
      <Part id="mission" title="Mission">
        <Paragraphs text={content.mission} />
      </Part>
      <Part id="team" title="Our Team">
        <Paragraphs text={content.team} />
      </Part>
      <Part id="approach" title="Our Approach">
        <Paragraphs text={content.approach} />
      </Part>
      <div className="mt-12 grid gap-x-12 gap-y-10 border-t pt-10 lg:grid-cols-3">
        {focus.map(({ id, title, text }) => (
          <section key={id} id={id}>
            <h2 className="text-xl">{title}</h2>
            <Paragraphs text={text} className="mt-3 text-base" />
          </section>
        ))}
      </div>
      <Part id="disclaimer" title="Educational Disclaimer">
        <Paragraphs
          text={content.disclaimer}
          className="border-l-4 border-notice-line bg-notice-wash px-4 py-3 font-sans text-[0.9375rem] text-notice"
        />
        <div className="mt-8 flex flex-wrap gap-3">
          <Link className={buttonVariants()} href="/contact">
            Contact Us
          </Link>
          <Link className={buttonVariants({ variant: "outline" })} href="/consultant">
            Try Our AI Consultant
          </Link>
        </div>
      </Part>
    </div>
  );
}

/** A heading beside its text, or above it in a narrow window. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="mt-12 grid gap-x-16 gap-y-4 border-t pt-10 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <h2 className="text-2xl">{title}</h2>
      <div>{children}</div>
    </section>
  );
}
