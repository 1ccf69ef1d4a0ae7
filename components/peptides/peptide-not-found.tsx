import Link from "next/link";
import { MessagePage } from "@/components/site/message-page";
import { Button } from "@/components/ui/button";

export const PEPTIDE_NOT_FOUND = "Peptide Not Found";

export function PeptideNotFound() {
  return (
    <MessagePage
      title={PEPTIDE_NOT_FOUND}
      action={
        <Button asChild>
          <Link href="/peptides">Browse All Peptides</Link>
        </Button>
      }
    >
      <p>The peptide you're looking for doesn't exist or has been removed.</p>
    </MessagePage>
  );
}
