/**
 * The holder of a value that exists once per process. Next bundles instrumentation, routes and pages
 * separately and reloads modules in development, so a variable of a module may exist several times.
 */
export function processWide<Value>(name: string): { value?: Value | undefined } {
  const shared = globalThis as { amide?: Record<string, { value?: unknown }> };
  shared.amide ??= {};
  shared.amide[name] ??= {};
  return shared.amide[name] as { value?: Value | undefined };
}
