import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { AskedPath } from "./asked-path";
import { MessagePage } from "./message-page";

export function NotFoundMessage() {
  return (
    <MessagePage
      title="404 Page Not Found"
      action={
        <>
          <Link className={buttonVariants()} href="/peptides">
            Browse all peptides
          </Link>
          <Link className={buttonVariants({ variant: "outline" })} href="/">
            Home
          </Link>
        </>
      }
    >
      <p>There is no page at this address. It may have been moved or removed.</p>
      <AskedPath />
    </MessagePage>
  );
}
