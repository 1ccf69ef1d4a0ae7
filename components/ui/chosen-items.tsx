import { X } from "lucide";
import type { Ref } from "react";
import { Icon } from "./icon";

/** What has been chosen from a list, each with a button that removes it. */
export function ChosenItems<Key extends string | number>({
  label,
  items,
  onRemove,
  ref,
}: {
  /** What is chosen: "Categories". */
  label: string;
  items: { key: Key; name: string }[];
  onRemove: (key: Key, at: number) => void;
  ref?: Ref<HTMLUListElement>;
}) {
  if (items.length === 0) return null;
  return (
    <ul ref={ref} aria-label={`${label}: chosen`} className="mb-2 flex flex-wrap gap-1.5">
      {items.map(({ key, name }, at) => (
        <li
          key={key}
          className="flex max-w-full items-center rounded-md border border-line bg-raised text-[0.9375rem]"
        >
          <span className="min-w-0 break-words py-1.5 pl-3">{name}</span>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(key, at)}
            className="grid w-9 shrink-0 place-items-center self-stretch text-soft hover:text-danger max-md:min-h-11 max-md:w-11"
          >
            <Icon node={X} className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
