import Link from "next/link";
import type { ReactNode } from "react";
import { MessagePage } from "@/components/site/message-page";
import { buttonVariants } from "@/components/ui/button-variants";
import { pages } from "@/lib/seo/pages";

export const CONDITION_NOT_FOUND = "Condition Not Found";
export const TARGET_NOT_FOUND = "Target Not Found";
export const COMPARISON_NOT_FOUND = "Comparison Not Found";

export function ConditionNotFound() {
  return (
    <NotFound title={CONDITION_NOT_FOUND} href={pages.conditions.path} link="All conditions">
      No peptide of this library names a condition at this address.
    </NotFound>
  );
}

export function TargetNotFound() {
  return (
    <NotFound title={TARGET_NOT_FOUND} href={pages.targets.path} link="All targets">
      No peptide of this library names a target at this address.
    </NotFound>
  );
}

export function ComparisonNotFound() {
  return (
    <NotFound title={COMPARISON_NOT_FOUND} href={pages.compare.path} link="Compare peptides">
      A comparison names two to four peptides of this library by their numbers.
    </NotFound>
  );
}

function NotFound({
  title,
  href,
  link,
  children,
}: {
  title: string;
  href: string;
  link: string;
  children: ReactNode;
}) {
  return (
    <MessagePage
      title={title}
      action={
        <Link className={buttonVariants()} href={href}>
          {link}
        </Link>
      }
    >
      <p>{children}</p>
    </MessagePage>
  );
}
