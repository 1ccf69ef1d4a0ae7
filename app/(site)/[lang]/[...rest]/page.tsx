import type { Metadata } from "next";
import { Missing } from "@/components/site/missing";
import { NotFoundMessage } from "@/components/site/not-found-message";

export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: "404 Page Not Found" };

/** Catches unknown addresses, so that the 404 page has the site's header and footer. */
export default function UnknownPage() {
  return (
    <Missing>
      <NotFoundMessage />
    </Missing>
  );
}
