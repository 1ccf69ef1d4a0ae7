import Link from "next/link";
import { MessagePage } from "@/components/site/message-page";
import { buttonVariants } from "@/components/ui/button-variants";
import { pages } from "@/lib/seo/pages";

export const CONDITION_NOT_FOUND = "Condition Not Found";
export const TARGET_NOT_FOUND = "Target Not Found";
export const COMPARISON_NOT_FOUND = "Comparison Not Found";

export function ConditionNotFound() {
  return (
    <MessagePage
      title={CONDITION_NOT_FOUND}
      action={
        <Link className={buttonVariants()} href={pages.conditions.path}>
          All conditions
        </Link>
      }
    >
      <p>No peptide of this library names a condition at this address.</p>
    </MessagePage>
  );
}

export function TargetNotFound() {
  return (
    <MessagePage
      title={TARGET_NOT_FOUND}
      action={
        <Link className={buttonVariants()} href={pages.targets.path}>
          All targets
        </Link>
      }
    >
      <p>No peptide of this library names a target at this address.</p>
    </MessagePage>
  );
}

export function ComparisonNotFound() {
  return (
    <MessagePage
      title={COMPARISON_NOT_FOUND}
      action={
        <Link className={buttonVariants()} href={pages.compare.path}>
          Compare peptides
        </Link>
      }
    >
      <p>A comparison names two to four peptides of this library by their numbers.</p>
    </MessagePage>
  );
}
