"use client";

import "./globals.css";
import { MessagePage } from "@/components/site/message-page";
import { buttonVariants } from "@/components/ui/button-variants";

/** When even the frame cannot be drawn: the database is away. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body className="px-4">
        <title>This site cannot be reached at the moment</title>
        <MessagePage
          title="This site cannot be reached at the moment"
          action={
            <button type="button" className={buttonVariants()} onClick={reset}>
              Try again
            </button>
          }
        >
          <p>Please try again in a few minutes.</p>
        </MessagePage>
      </body>
    </html>
  );
}
