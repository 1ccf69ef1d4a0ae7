import type { Metadata } from "next";

const TITLE = "404 Page Not Found";

export const metadata: Metadata = { title: TITLE };

/**
 * For addresses that no route takes at all, such as an unknown one below /admin; drawn at build, hence
 * without the frame's content. Short, because every page carries it for the browser.
 */
export default function NotFound() {
  return (
    <main className="p-6">
      <h1 className="text-3xl">{TITLE}</h1>
      <a href="/">Home</a>
    </main>
  );
}
