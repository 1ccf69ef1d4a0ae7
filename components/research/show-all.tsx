import { buttonVariants } from "@/components/ui/button-variants";
import { type LibraryFilter, researchHref } from "@/lib/content/research/library";

/** Shown below the first papers of a long list. A link without scripts. */
export function ShowAll({
  count,
  filter,
  onShow,
}: {
  count: number;
  filter: LibraryFilter;
  onShow: () => void;
}) {
  const label = `Show all ${count} papers`;
  const look = buttonVariants({ variant: "outline" });
  return (
    <p className="mt-6">
      <button type="button" onClick={onShow} className={`needs-scripts ${look}`}>
        {label}
      </button>
      <span className="only-without-scripts">
        <a href={researchHref("articles", filter, true)} className={look}>
          {label}
        </a>
      </span>
    </p>
  );
}
