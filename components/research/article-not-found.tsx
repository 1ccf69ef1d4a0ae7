import Link from "next/link";
import type { ReactNode } from "react";
import { MessagePage } from "@/components/site/message-page";
import { buttonVariants } from "@/components/ui/button-variants";

export const ARTICLE_NOT_FOUND = "Article Not Found";

/** For an article that is not there and for one that could not be loaded, which may be tried again. */
export function ArticleNotFound({ retry }: { retry?: ReactNode }) {
  return (
    <MessagePage
      title={ARTICLE_NOT_FOUND}
      action={
        <>
          {retry}
          <Link
            href="/research"
            className={buttonVariants({ variant: retry ? "outline" : "primary" })}
          >
            Back to Research
          </Link>
        </>
      }
    >
      <p>Sorry, the research article you're looking for doesn't exist or couldn't be loaded.</p>
    </MessagePage>
  );
}
