/** Links to what belongs to a page, on one line where there is room. */
export function LinkRow({
  label,
  links,
}: {
  label: string;
  links: { href: string; text: string }[];
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="link-row">
      <span>{label}</span>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
