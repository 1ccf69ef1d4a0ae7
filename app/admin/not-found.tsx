import Link from "next/link";
import { FIRST_TAB, tabHref } from "@/components/admin/shell/tabs";

/** Within the dashboard's frame: its tabs are beside it. */
export default function AdminNotFound() {
  return (
    <>
      <h1 className="font-serif text-2xl">404 Page Not Found</h1>
      <p className="mt-2">The dashboard has no tab at this address.</p>
      <p className="mt-4">
        <Link
          href={tabHref(FIRST_TAB)}
          className="text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Go to Peptides
        </Link>
      </p>
    </>
  );
}
