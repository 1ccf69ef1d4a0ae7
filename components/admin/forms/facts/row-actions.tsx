import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { Icon } from "@/components/ui/icon";

/** What can be done with an open row. */
export function RowActions({
  isFirst,
  isLast,
  onMove,
  onDuplicate,
  onRemove,
}: {
  isFirst: boolean;
  isLast: boolean;
  /** One place up (-1) or down (1). */
  onMove?: (by: -1 | 1) => void;
  onDuplicate?: () => void;
  onRemove: () => void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {onMove && (
        <>
          <CompactButton isIdle={isFirst} onClick={() => onMove(-1)}>
            <Icon node={ArrowUp} />
            Move up
          </CompactButton>
          <CompactButton isIdle={isLast} onClick={() => onMove(1)}>
            <Icon node={ArrowDown} />
            Move down
          </CompactButton>
        </>
      )}
      {onDuplicate && (
        <CompactButton onClick={onDuplicate}>
          <Icon node={Copy} />
          Duplicate
        </CompactButton>
      )}
      <CompactButton isDanger onClick={onRemove}>
        <Icon node={Trash2} />
        Remove
      </CompactButton>
    </div>
  );
}
