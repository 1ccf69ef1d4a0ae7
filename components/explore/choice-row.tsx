/** Links of which one may be the current choice; a script may follow them in place. */
export function ChoiceRow({
  label,
  links,
}: {
  label: string;
  links: { key: string; href: string; text: string; isCurrent: boolean; hue?: number }[];
}) {
  return (
    <nav aria-label={label} className="link-row choice-row">
      <span>{label}</span>
      <ul>
        {links.map(({ key, href, text, isCurrent, hue }) => (
          <li key={key}>
            <a href={href} data-in-place={key} aria-current={isCurrent ? "true" : undefined}>
              {hue !== undefined && <i className={`hue-${hue}`} aria-hidden="true" />}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
