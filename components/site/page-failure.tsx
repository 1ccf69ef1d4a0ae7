import Link from "next/link";
import { unstable_rethrow } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { answerDocumentWithStatus } from "@/lib/next/response-status";
import { MessagePage } from "./message-page";

export const PAGE_FAILURE = "This page could not be loaded";

/** A reference to the page itself, its query included. */
const SAME_ADDRESS = "";

/**
 * Wraps a server component that reads, so that a failed read is answered with a page that is whole
 * without scripts. Next 16.4 answers an error that no `Suspense` catches with an empty shell,
 * `<html id="__next_error__">`, which only the browser fills. A boundary around the error keeps its
 * fallback and the frame; with scripts error.tsx takes over. The boundary is there for failures only:
 * React would send a large page within one as a hidden part that a script moves into place.
 */
export function withFailure<Props>(render: (props: Props) => Promise<ReactNode>) {
  return async (props: Props): Promise<ReactNode> => {
    try {
      return await render(props);
    } catch (error) {
      unstable_rethrow(error);
      answerDocumentWithStatus(500);
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

/** What error.tsx shows, with links for its button. */
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
