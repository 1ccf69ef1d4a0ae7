import { existsSync, readFileSync } from "node:fs";

interface Node {
  route?: string;
  /** Of any deeper path. */
  rest?: string;
  static: Map<string, Node>;
  dynamic?: Node;
}

const MANIFEST = ".next/app-path-routes-manifest.json";
const FILES = "/_next/[...file]";
const UNKNOWN = "/[...rest]";

/** A reader of the routes that the build has listed; all paths are unknown to `next dev`, which lists none. */
export function readRoutes(manifest = MANIFEST): (address: string) => string {
  const routes: Record<string, string> = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, "utf8"))
    : {};
  return routeFinder(Object.values(routes));
}

/**
 * The route of an address, such as `/peptides/[id]`: what may be logged and counted, as it holds nothing
 * that a visitor has typed and there are not many.
 */
export function routeFinder(routes: string[]): (address: string) => string {
  const root: Node = { static: new Map() };
  // Public addresses do not have this segment: see the rewrites in next.config.mjs.
  for (const route of routes) add(root, route.replace(/^\/\[lang\](?=\/|$)/, "") || "/");
  return (address) => {
    const [path = ""] = address.split("?");
    if (path.startsWith("/_next/")) return FILES;
    return find(root, path.split("/").filter(Boolean)) ?? UNKNOWN;
  };
}

function add(root: Node, route: string): void {
  let node = root;
  for (const segment of route.split("/").filter(Boolean)) {
    if (/^\[+\.\.\./.test(segment)) {
      node.rest = route;
      return;
    }
    node = segment.startsWith("[") ? childOf(node) : childOf(node, segment);
  }
  node.route = route;
}

function childOf(node: Node, segment?: string): Node {
  if (segment === undefined) {
    node.dynamic ??= { static: new Map() };
    return node.dynamic;
  }
  const child = node.static.get(segment) ?? { static: new Map() };
  node.static.set(segment, child);
  return child;
}

/** Static before dynamic before the rest, as Next prefers them. */
function find(node: Node, [segment, ...deeper]: string[]): string | undefined {
  if (segment === undefined) return node.route ?? node.rest;
  const known = node.static.get(segment);
  return (
    (known && find(known, deeper)) ?? (node.dynamic && find(node.dynamic, deeper)) ?? node.rest
  );
}
