import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ContactCheck } from "@/components/contact/contact-check";
import { findDraft } from "@/lib/content/contact-messages/contact-drafts";
import { noteOpened } from "@/lib/content/contact-messages/contact-opened";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Error sending message",
  robots: { index: false },
};

/** Shows the form's errors when it was sent without scripts. Rendered per request. */
export default async function ContactCheckPage({
  searchParams,
}: {
  searchParams: Promise<{ draft?: string | string[] }>;
}) {
  const { draft } = await searchParams;
  if (typeof draft !== "string") redirect("/contact");
  const found = (await findDraft(draft)) ?? undefined;
  const opened = found?.opened ?? (await noteOpened());
  return <ContactCheck draft={found} opened={opened} isLimited={draft === "limit"} />;
}
