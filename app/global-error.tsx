"use client";

import "./globals.css";

/** Shown when the layout itself fails. Every page ships it, so it is short. */
export default function GlobalError({ retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="en">
      <body className="p-6">
        <title>This site cannot be reached at the moment</title>
        <h1 className="text-3xl">This site cannot be reached at the moment</h1>
        <p className="my-6">Please try again in a few minutes.</p>
        <button type="button" className="min-h-11 rounded-md border px-4" onClick={retry}>
          Try again
        </button>
      </body>
    </html>
  );
}
