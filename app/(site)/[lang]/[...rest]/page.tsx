import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "404 Page Not Found" };

/** Every address that is no page ends here, so that the 404 keeps the site's frame. */
export default function UnknownPage() {
  notFound();
}
