import type { Metadata } from "next";

const TITLE = "404 Page Not Found";

export const metadata: Metadata = { title: TITLE };

/**
 * For addresses outside every route, such as an unknown one below /admin. It is rendered at build
 * time, so it cannot read the layout's texts. Short, because every page ships it.
 */
export default function NotFound() {
  return (
    <main className="p-6">
      <h1 className="text-3xl">{TITLE}</h1>
      <a href="/">Home</a>
    </main>
  );
}
