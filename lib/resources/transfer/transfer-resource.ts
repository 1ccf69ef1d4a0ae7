import "server-only";
import { ApiError } from "@/lib/api/errors";
import { resources } from "@/lib/content/resources";
import type { Resource } from "@/lib/resources/resource";

/** The collection of this name; 404 where there is none. */
export function requireResource(collection: string): Resource {
  const resource = resources.get(collection);
  if (!resource) throw new ApiError("not_found", "Not found");
  return resource;
}
