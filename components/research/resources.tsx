"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { notify } from "@/components/ui/notify";

const noSubscription = {
  title: "There is no subscription yet",
  description:
    "Amide does not send email. Sort Scientific Papers by most recent to see the newest first.",
};
const noUpdates = {
  title: "Updates are not sent yet",
  description: "Amide does not keep a mailing list. You can write to us on the contact page.",
};

export function Resources() {
  return (
    <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      <Resource
        title="Peptide Fundamentals Guide"
        text="What peptides are, how to read an entry, what the evidence tiers mean, and every peptide in the library with its class, size, mass and tier. Generated from the library's current content."
      >
        <a href="/guide.pdf" download className={buttonVariants()}>
          Download PDF
        </a>
      </Resource>
      <Resource
        title="Peptide Research Digest"
        text="New papers in the library, collected from time to time."
      >
        <Unavailable name="Subscribe" notice={noSubscription} />
      </Resource>
      <Resource
        title="More Resources Coming Soon"
        text="Tell us what is missing: an article, a comparison, a data set."
      >
        <Unavailable name="Sign Up for Updates" notice={noUpdates} />
        <Link href="/contact" className={buttonVariants({ variant: "outline" })}>
          Contact Us
        </Link>
      </Resource>
    </ul>
  );
}

function Resource({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-col border-edge border-t pt-4">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 mb-5 text-soft">{text}</p>
      <div className="mt-auto flex flex-wrap gap-3">{children}</div>
    </li>
  );
}

/** A button whose service does not exist yet says so, also without scripts. */
function Unavailable({
  name,
  notice,
}: {
  name: string;
  notice: { title: string; description: string };
}) {
  return (
    <>
      <button
        type="button"
        onClick={() => notify(notice)}
        className={`needs-scripts ${buttonVariants({ variant: "outline" })}`}
      >
        {name}
      </button>
      <p className="only-without-scripts font-sans text-sm text-soft">
        {name}: {notice.title}. {notice.description}
      </p>
    </>
  );
}
