import { Menu, X } from "lucide";
import { Icon } from "@/components/ui/icon";

/** Opens and closes a menu in a narrow window. */
export function MenuButton({
  menu,
  isOpen,
  onToggle,
}: {
  /** The menu's id. */
  menu: string;
  isOpen: boolean;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      className="needs-scripts grid size-11 shrink-0 place-items-center rounded-md hover:bg-accent-wash lg:hidden"
      aria-expanded={isOpen}
      aria-controls={menu}
      aria-label={isOpen ? "Close menu" : "Open menu"}
      onClick={onToggle}
    >
      <Icon node={isOpen ? X : Menu} />
    </button>
  );
}
