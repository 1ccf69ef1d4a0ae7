import "server-only";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { ApiError } from "@/lib/api/errors";
import type { Administrator } from "@/lib/auth/session";
import type { DatabaseSession } from "@/lib/db/client";
import type { Resource, ResourceItem, Sent } from "@/lib/resources/resource";
import { parseSave } from "@/lib/resources/resource-input";
import { addItem, changeItem } from "@/lib/resources/resource-writes";
import { type Change, writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import { transferFields } from "./export-items";
import { type FileItem, inWords, readTransfer, tooMany } from "./read-transfer";
import { MAX_CHANGED } from "./transfer-limits";
import {
  type ImportPlan,
  type PlannedRow,
  ROW_STATUSES,
  type TransferFormat,
} from "./transfer-schema";

interface TransferFile {
  format: TransferFormat;
  text: string;
}

/**
 * What an import of the file would do to each of its items. The import runs in a transaction that is
 * rolled back, so that plan and import cannot differ.
 */
export async function planImport(
  administrator: Administrator,
  resource: Resource,
  file: TransferFile,
): Promise<ImportPlan> {
  let plan: ImportPlan | undefined;
  const rollBack = new Error("Only a plan");
  try {
    await writeAsAdministrator(administrator, resource.tags, async (db) => {
      plan = (await carryOut(db, resource, file)).plan;
      throw rollBack;
    });
  } catch (error) {
    if (error !== rollBack) throw error;
  }
  if (!plan) throw new Error("The import left no plan");
  return plan;
}

/** Carries out the plan with this hash; 409 if the plan would be different now. */
export function applyImport(
  administrator: Administrator,
  resource: Resource,
  file: TransferFile,
  hash: string,
): Promise<ImportPlan> {
  return writeAsAdministrator(administrator, resource.tags, async (db) => {
    const { plan, changes } = await carryOut(db, resource, file);
    if (plan.hash === hash) return { answer: plan, changes };
    throw new ApiError(
      "conflict",
      "What is stored has changed since the preview. Nothing was imported; please look again.",
    );
  });
}

async function carryOut(db: DatabaseSession, resource: Resource, file: TransferFile) {
  const { items, ignored } = readTransfer(resource, file);
  const stored = new Map((await resource.list(db)).map((item) => [item.id, item]));
  const seen = new Set<number>();
  const rows: PlannedRow[] = [];
  const changes: Change[] = [];
  const basis: unknown[] = [];
  for (const [index, item] of items.entries()) {
    // Let other requests run between two rows.
    await setImmediate();
    const result = await carryOutOne(db, resource, item, { stored, seen });
    rows.push({ row: index + 1, ...result.planned });
    if (result.change) changes.push(result.change);
    if (changes.length > MAX_CHANGED) {
      throw tooMany(`More than ${inWords(MAX_CHANGED)} of its items are new or changed`);
    }
    basis.push(result.before);
  }
  const counts = Object.fromEntries(
    ROW_STATUSES.map((status) => [status, rows.filter((row) => row.status === status).length]),
  ) as ImportPlan["counts"];
  // The ids of new items differ between plan and import.
  const said = rows.map((row) => ({ ...row, ...(row.status === "new" && { id: null }) }));
  const hash = createHash("sha256")
    .update(JSON.stringify([said, basis, file.text]))
    .digest("base64url");
  const plan: ImportPlan = { hash, counts, ignored, rows: said };
  return { plan, changes };
}

interface Known {
  stored: Map<number, ResourceItem>;
  /** Ids of earlier items in the file. */
  seen: Set<number>;
}

interface Outcome {
  planned: Omit<PlannedRow, "row">;
  change: Change | null;
  before: ResourceItem | null;
}

async function carryOutOne(
  db: DatabaseSession,
  resource: Resource,
  item: FileItem,
  known: Known,
): Promise<Outcome> {
  let before: ResourceItem | null = null;
  let sent = item.fields(null);
  try {
    before = findStored(item, known);
    sent = item.fields(before);
    const { change, item: after } = before
      ? await changeItem(db, resource, before, withMissingFields(resource, before, sent), "import")
      : await addItem(db, resource, parseSave(resource, sent, null), "import");
    const status = !before ? "new" : change ? "changed" : "unchanged";
    const changed = before && change ? changesBetween(resource, before, after) : [];
    return { planned: planRow(after, status, changed), change, before };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const named = { ...sent, id: before?.id ?? null };
    return {
      planned: { ...planRow(named, "refused"), reasons: reasonsOf(error) },
      change: null,
      before,
    };
  }
}

/** Null for an item without an id. Throws if the id is not stored, or appears twice. */
function findStored({ id }: FileItem, { stored, seen }: Known): ResourceItem | null {
  if (id === undefined || id === null || id === "") return null;
  const number = /^\d{1,10}$/.test(String(id).trim()) ? Number(id) : Number.NaN;
  const item = stored.get(number);
  if (!item) {
    const text = `There is no item ${String(id).slice(0, 40)}; leave the id empty to add a new one`;
    throw new ApiError("malformed", text);
  }
  if (seen.has(number)) throw new ApiError("malformed", `Item ${number} stands in the file twice`);
  seen.add(number);
  return item;
}

/** Fields missing in the file keep their value, even those that a save would clear. */
function withMissingFields(resource: Resource, stored: Sent, sent: Sent): Sent {
  const fields = transferFields(resource).filter((field) => field !== "id");
  return { ...Object.fromEntries(fields.map((field) => [field, stored[field]])), ...sent };
}

function changesBetween(resource: Resource, before: Sent, after: Sent) {
  return transferFields(resource)
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

function planRow(
  { id, name, title }: Sent & { id: number | null },
  status: PlannedRow["status"],
  changes: PlannedRow["changes"] = [],
): Omit<PlannedRow, "row"> {
  return {
    status,
    id,
    name: String(name ?? title ?? "").slice(0, 300),
    changes,
    reasons: [],
  };
}

function reasonsOf({ message, fields }: ApiError): string[] {
  const reasons = Object.entries(fields ?? {}).flatMap(([name, texts]) =>
    texts.map((text) => (text === message ? text : `${name}: ${text}`)),
  );
  return reasons.length > 0 ? reasons : [message];
}
