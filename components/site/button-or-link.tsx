import { buttonVariants } from "@/components/ui/button-variants";

/** A button that changes the page in place; without scripts a link to the changed page. */
export function ButtonOrLink({
  href,
  onClick,
  children,
}: {
  href: string;
  onClick: () => void;
  children: string;
}) {
  const look = buttonVariants({ variant: "outline" });
  return (
    <>
      <button type="button" onClick={onClick} className={`needs-scripts ${look}`}>
        {children}
      </button>
      <span className="only-without-scripts">
        <a href={href} className={look}>
          {children}
        </a>
      </span>
    </>
  );
}
