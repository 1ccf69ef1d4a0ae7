import type { Metadata } from "next";
import Link from "next/link";
import { MessagePage } from "@/components/site/message-page";
import { buttonVariants } from "@/components/ui/button-variants";

export const metadata: Metadata = {
  title: "Message sent successfully",
  robots: { index: false },
};

/** Confirms a message that was sent without scripts. */
export default function ContactSent() {
  return (
    <MessagePage
      title="Message sent successfully"
      action={
        <Link className={buttonVariants({ variant: "outline" })} href="/contact">
          Contact Us
        </Link>
      }
    >
      <p>We'll get back to you as soon as possible.</p>
    </MessagePage>
  );
}
