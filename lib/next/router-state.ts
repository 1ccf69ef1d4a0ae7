import "server-only";
import { z } from "zod";

/** Twice what our deepest address needs. Next takes ten times as much, and a tenth of a second for it. */
const MAX_LENGTH = 4_000;

// As next/dist/server/app-render/types.js has it.
const segment = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.enum(["c", "oc", "d", ...["c", "d"].flatMap((kind) => intercepting(kind))]),
    z.array(z.string()).nullable(),
  ]),
]);

const routerState: z.ZodType = z.tuple([
  segment,
  z.record(
    z.string(),
    z.lazy(() => routerState),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/**
 * Whether a Next-Router-State-Tree header is one that Next can read at no great cost. It answers 500
 * to one that it cannot; without the header it renders the whole page, which is always right.
 */
export function isRouterState(header: string): boolean {
  if (header.length > MAX_LENGTH) return false;
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false; // Not JSON, not encoded, or nested beyond reason.
  }
}

function intercepting(kind: string): string[] {
  return ["(..)(..)", "(.)", "(..)", "(...)"].map((depth) => `${kind}i${depth}`);
}
