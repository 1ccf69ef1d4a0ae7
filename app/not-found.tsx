import type { Metadata } from "next";
import { NotFoundMessage } from "@/components/site/not-found-message";

export const metadata: Metadata = { title: "404 Page Not Found" };

/** For addresses that no route takes at all; drawn at build, hence without the frame's content. */
export default function NotFound() {
  return (
    <main className="mx-auto max-w-page px-4">
      <NotFoundMessage />
    </main>
  );
}
