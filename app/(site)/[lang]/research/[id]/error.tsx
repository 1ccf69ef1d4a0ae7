"use client";

import { ArticleNotFound } from "@/components/research/article-not-found";
import { buttonVariants } from "@/components/ui/button-variants";

export default function ArticleError({ reset }: { reset: () => void }) {
  return (
    <ArticleNotFound
      retry={
        <button type="button" className={buttonVariants()} onClick={reset}>
          Try again
        </button>
      }
    />
  );
}
