import "server-only";
import { defineRows, type RowEntry, readParts } from "@/lib/resources/rows/row-source";
import {
  DEV_ITEM_STATUSES,
  type DevItem,
  type DevItemRow,
  devItemRowSchema,
} from "./dev-item-schema";

type Own = Pick<DevItem, "description" | "type" | "status">;

export const devItemRows = defineRows<Own>({
  row: devItemRowSchema,
  filter: null,
  sorts: {
    newest: (a, b) => b.createdAt - a.createdAt || byStatus(a, b),
    oldest: (a, b) => a.createdAt - b.createdAt || byStatus(a, b),
  },
  read: async (db, ids) => {
    const rows = await readParts(ids, (where) => db.devItem.findMany({ where }));
    return rows.map(({ id, title, description, type, status, createdAt, updatedAt }) => ({
      id,
      name: title,
      texts: [title, description],
      filed: [type],
      createdAt: createdAt.getTime(),
      updatedAt: updatedAt.getTime(),
      own: { description, type, status },
    }));
  },
  table: (db) => db.devItem,
  answer: ({ id, name, createdAt, updatedAt, own }): DevItemRow => ({
    id,
    title: name,
    ...own,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }),
});

/** Pending, in progress, completed; then by id. */
function byStatus(a: RowEntry<Own>, b: RowEntry<Own>): number {
  const place = ({ own }: RowEntry<Own>) => DEV_ITEM_STATUSES.indexOf(own.status);
  return place(a) - place(b) || a.id - b.id;
}
