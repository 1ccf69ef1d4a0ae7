const linkClass =
  "inline-flex min-h-11 items-center text-soft hover:text-accent-strong hover:underline";

/** The way from the home page to this one. Plain links, for a `Static` part. */
export function Breadcrumb({
  above,
  name,
}: {
  above: { path: string; title: string }[];
  name: string;
}) {
  return (
    <nav aria-label="Breadcrumb" className="font-sans text-[0.9375rem]">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ path: "/", title: "Home" }, ...above].map(({ path, title }) => (
          <li key={path} className="flex items-center gap-x-2">
            <a href={path} className={linkClass}>
              {title}
            </a>
            <span aria-hidden className="text-edge">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate">
          {name}
        </li>
      </ol>
    </nav>
  );
}
