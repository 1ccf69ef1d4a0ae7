import { buttonVariants } from "@/components/ui/button-variants";

/** Below the first peptides of a longer list; nothing below a list that is shown whole. */
export function ShowAllPeptides({
  shown,
  total,
  href,
}: {
  shown: number;
  total: number;
  /** The address of the whole list. */
  href: string;
}) {
  if (shown >= total) return null;
  return (
    <div className="mt-8">
      <p className="max-w-text text-soft">The first {shown} are shown.</p>
      <a href={href} className={buttonVariants({ variant: "outline", className: "mt-3" })}>
        Show all {total} peptides
      </a>
    </div>
  );
}
