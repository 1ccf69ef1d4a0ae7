"use client";

import Link from "next/link";
import { MessagePage } from "@/components/site/message-page";
import { buttonVariants } from "@/components/ui/button-variants";

export default function ArticleError({ reset }: { reset: () => void }) {
  return (
    <MessagePage
      title="Article Not Found"
      action={
        <>
          <button type="button" className={buttonVariants()} onClick={reset}>
            Try again
          </button>
          <Link href="/research" className={buttonVariants({ variant: "outline" })}>
            Back to Research
          </Link>
        </>
      }
    >
      <p>Sorry, the research article you're looking for doesn't exist or couldn't be loaded.</p>
    </MessagePage>
  );
}
