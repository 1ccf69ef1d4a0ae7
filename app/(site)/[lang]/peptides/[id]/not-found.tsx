import type { Metadata } from "next";
import Link from "next/link";
import { MessagePage } from "@/components/site/message-page";
import { Button } from "@/components/ui/button";

export const metadata: Metadata = { title: "Peptide Not Found" };

export default function PeptideNotFound() {
  return (
    <MessagePage
      title="Peptide Not Found"
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
