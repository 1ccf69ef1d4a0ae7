import "server-only";
import { z } from "zod";

/** Twice the length for our deepest address. Next allows ten times as much and needs 0.1 s to parse it. */
const MAX_LENGTH = 4_000;

// The schema of next/dist/server/app-render/types.js.
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
 * Whether a Next-Router-State-Tree header is valid and cheap to parse.
 *
 * Workaround for Next 16.4: it answers 500 to a header that it cannot parse. Without the header it
 * renders the whole page, which is always correct.
 * Shown by: `router-state.test.ts`, which compares with Next's own parser.
 * Can go when: Next ignores an invalid header, or answers 400.
 */
export function isRouterState(header: string): boolean {
  if (header.length > MAX_LENGTH) return false;
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false; // Not JSON, not encoded, or nested too deeply.
  }
}

function intercepting(kind: string): string[] {
  return ["(..)(..)", "(.)", "(..)", "(...)"].map((depth) => `${kind}i${depth}`);
}
