"use client";

import { MessagePage } from "@/components/site/message-page";
import { buttonVariants } from "@/components/ui/button-variants";

export default function SiteError({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  return (
    <MessagePage
      title="This page could not be loaded"
      action={
        <button type="button" className={buttonVariants()} onClick={retry}>
          Try again
        </button>
      }
    >
      <p>Something went wrong on our side. The rest of the site still works.</p>
      {error.digest && <p className="font-mono text-sm">Reference {error.digest}</p>}
    </MessagePage>
  );
}
