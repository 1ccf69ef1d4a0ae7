import Link from "next/link";
import { Button } from "@/components/ui/button";
import { AskedPath } from "./asked-path";
import { MessagePage } from "./message-page";

export function NotFoundMessage() {
  return (
    <MessagePage
      title="404 Page Not Found"
      action={
        <>
          <Button asChild>
            <Link href="/peptides">Browse all peptides</Link>
          </Button>
          <Button asChild variant="outline">
            <Link href="/">Home</Link>
          </Button>
        </>
      }
    >
      <p>There is no page at this address. It may have been moved or removed.</p>
      <AskedPath />
    </MessagePage>
  );
}
