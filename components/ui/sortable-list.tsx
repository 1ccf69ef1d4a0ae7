"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { GripVertical } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon";
import { useItemKeys } from "./use-item-keys";

interface Props<Item> {
  items: Item[];
  onChange: (items: Item[]) => void;
  /** The name of an item in announcements: "FAQ 2". */
  nameOf: (item: Item, at: number) => string;
  children: (item: Item, at: number) => ReactNode;
  /** Shown at the end of an item's first line. */
  action: (item: Item, at: number) => ReactNode;
}

/** A list that can be reordered by dragging, or with Space and the arrow keys. */
export function SortableList<Item>({ items, onChange, nameOf, children, action }: Props<Item>) {
  const keys = useItemKeys(items);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function onDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    if (from < 0 || to < 0 || from === to) return;
    onChange(arrayMove(items, from, to));
  }
  const announcements = announce(keys, (at) => {
    const item = items[at];
    return item === undefined ? "It" : nameOf(item, at);
  });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className="space-y-3">
          {items.map((item, at) => (
            <SortableItem
              key={keys[at]}
              id={keys[at] ?? ""}
              name={nameOf(item, at)}
              action={action(item, at)}
            >
              {children(item, at)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const INSTRUCTIONS =
  "Press Space to pick the item up, the arrow keys to move it, Space to drop it and Escape to cancel.";

/** Announcements for screen readers. */
function announce(keys: string[], nameAt: (at: number) => string): Announcements {
  const name = (id: string | number) => nameAt(keys.indexOf(String(id)));
  const place = (id: string | number) => `${keys.indexOf(String(id)) + 1} of ${keys.length}`;
  return {
    onDragStart: ({ active }) => `${name(active.id)}: taken, ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)}: moved to ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)}: put down, ${place(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${name(active.id)}: left where it was.`,
  };
}

/** In a narrow window the content has the full width, below the handle and the action. */
function SortableItem({
  id,
  name,
  action,
  children,
}: {
  id: string;
  name: string;
  action: ReactNode;
  children: ReactNode;
}) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      className={`flex gap-1 rounded-md border border-line bg-paper py-3 pr-3 max-sm:flex-wrap max-sm:justify-between max-sm:py-1 max-sm:pr-1 max-sm:pb-3 ${isDragging ? "relative z-10 shadow-lg" : ""}`}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-soft hover:text-ink"
      >
        <Icon node={GripVertical} className="size-4" />
      </button>
      <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full max-sm:pr-2 max-sm:pl-3">
        {children}
      </div>
      {action}
    </li>
  );
}
