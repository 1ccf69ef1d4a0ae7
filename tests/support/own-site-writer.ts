import { expect } from "@playwright/test";
import type { OwnSite } from "./own-site";
import { asAdministratorOf } from "./own-site-session";

/** Saves on a served site as its administrator; answers what the site answers. */
export function writerOf(site: OwnSite) {
  let headers: Record<string, string> | undefined;
  return async (path: string, body: object) => {
    headers ??= await asAdministratorOf(site);
    const response = await fetch(site.address + path, {
      method: "POST",
      // A kept connection may be closed by the server while a page is being read.
      headers: { ...headers, "Content-Type": "application/json", Connection: "close" },
      body: JSON.stringify(body),
    });
    expect(response.ok, `${path}: ${response.status}`).toBe(true);
    return response.json();
  };
}
