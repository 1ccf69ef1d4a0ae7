import type { Metadata } from "next";
import Link from "next/link";
import { MessagePage } from "@/components/site/message-page";
import { Button } from "@/components/ui/button";

export const metadata: Metadata = { title: "Article Not Found" };

export default function ArticleNotFound() {
  return (
    <MessagePage
      title="Article Not Found"
      action={
        <Button asChild>
          <Link href="/research">Back to Research</Link>
        </Button>
      }
    >
      <p>Sorry, the research article you're looking for doesn't exist or couldn't be loaded.</p>
    </MessagePage>
  );
}
