import Link from "next/link";
import { MessagePage } from "@/components/site/message-page";
import { buttonVariants } from "@/components/ui/button-variants";

export const PEPTIDE_NOT_FOUND = "Peptide Not Found";

export function PeptideNotFound() {
  return (
    <MessagePage
      title={PEPTIDE_NOT_FOUND}
      action={
        <Link className={buttonVariants()} href="/peptides">
          Browse All Peptides
        </Link>
      }
    >
      <p>The peptide you're looking for doesn't exist or has been removed.</p>
    </MessagePage>
  );
}
