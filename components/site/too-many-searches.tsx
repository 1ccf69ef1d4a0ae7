import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { MessagePage } from "./message-page";

/** Shown in place of a page whose search exceeded the rate limit. */
export function TooManySearches({ text, href }: { text: string; href: string }) {
  return (
    <MessagePage
      title="Too many searches"
      action={
        <Link className={buttonVariants({ variant: "outline" })} href={href}>
          Go on without a search
        </Link>
      }
    >
      <p>{text}</p>
    </MessagePage>
  );
}
