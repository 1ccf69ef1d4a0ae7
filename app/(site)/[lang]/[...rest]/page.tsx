import type { Metadata } from "next";
import { Missing } from "@/components/site/missing";
import { NotFoundMessage } from "@/components/site/not-found-message";

export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: "404 Page Not Found" };

/** Every address that is no page ends here, so that the 404 keeps the site's frame. */
export default function UnknownPage() {
  return (
    <Missing>
      <NotFoundMessage />
    </Missing>
  );
}
