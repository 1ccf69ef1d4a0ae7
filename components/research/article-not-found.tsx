import Link from "next/link";
import { MessagePage } from "@/components/site/message-page";
import { buttonVariants } from "@/components/ui/button-variants";

export const ARTICLE_NOT_FOUND = "Article Not Found";

/** Shown for an unknown article or, with an address for a retry, for one that failed to load. */
export function ArticleNotFound({ retryAt }: { retryAt?: string }) {
  return (
    <MessagePage
      title={ARTICLE_NOT_FOUND}
      action={
        <>
          {retryAt && (
            <a href={retryAt} className={buttonVariants()}>
              Retry
            </a>
          )}
          <Link
            href="/research"
            className={buttonVariants({ variant: retryAt ? "outline" : "primary" })}
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
