"use client";

import { useEffect, useState } from "react";
import { countRead, forgetReading } from "@/components/changes/reading-log";
import { buttonVariants } from "@/components/ui/button-variants";

/** What this browser remembers of the pages read, if anything, and how to forget it. */
export function ForgetReading() {
  const [count, setCount] = useState(0);
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => setCount(countRead()), []);
  if (count === 0 && !isForgotten) return null;
  return (
    <div className="no-print max-w-text border-t py-6 font-sans text-[0.9375rem]">
      {isForgotten ? (
        <p role="status">This browser has forgotten which pages you read.</p>
      ) : (
        <>
          <p>
            {`This browser remembers when you last read the ${count === 1 ? "page of 1 peptide" : `pages of ${count} peptides`}.`}
          </p>
          <button
            type="button"
            className={buttonVariants({ variant: "outline", className: "mt-3" })}
            onClick={() => {
              forgetReading();
              setForgotten(true);
            }}
          >
            Forget what I read
          </button>
        </>
      )}
    </div>
  );
}
