import Link from "next/link";
import { unstable_rethrow } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { isDatabaseAway } from "@/lib/db/is-database-away";
import { answerDocumentAsUnavailable, answerDocumentWithStatus } from "@/lib/next/response-status";
import { MessagePage } from "./message-page";

export const PAGE_FAILURE = "This page could not be loaded";

/** A link to the page itself, including its query. */
const SAME_ADDRESS = "";

/**
 * Wraps a server component so that a failed read is answered with a page that is complete without
 * scripts. Next 16.4 answers an error that no `Suspense` catches with an empty shell,
 * `<html id="__next_error__">`, which only scripts fill. A boundary around the error keeps the
 * fallback and the layout; with scripts error.tsx takes over. The boundary is added for failures
 * only: React would send a large page within one as a hidden part that a script moves into place.
 */
export function withFailure<Props>(render: (props: Props) => Promise<ReactNode>) {
  return async (props: Props): Promise<ReactNode> => {
    try {
      return await render(props);
    } catch (error) {
      unstable_rethrow(error);
      if (isDatabaseAway(error)) answerDocumentAsUnavailable();
      else answerDocumentWithStatus(500);
      return (
        <Suspense fallback={<PageFailure />}>
          <Failed error={error} />
        </Suspense>
      );
    }
  };
}

async function Failed({ error }: { error: unknown }): Promise<never> {
  throw error;
}

/** The content of error.tsx, with a link instead of its button. */
function PageFailure() {
  return (
    <MessagePage
      title={PAGE_FAILURE}
      action={
        <>
          <a href={SAME_ADDRESS} className={buttonVariants()}>
            Try again
          </a>
          <Link href="/" prefetch={false} className={buttonVariants({ variant: "outline" })}>
            Go to the home page
          </Link>
        </>
      }
    >
      <p>Something went wrong on our side. Please try again in a moment.</p>
    </MessagePage>
  );
}
