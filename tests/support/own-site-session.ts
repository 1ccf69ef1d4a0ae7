import { type APIRequestContext, expect } from "@playwright/test";
import { ADMIN_PASSWORD } from "./administrator";
import type { OwnSite } from "./own-site";

/** Headers of a request that the administrator of a served site makes. */
export async function asAdministratorOf({ address }: OwnSite): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: ADMIN_PASSWORD }),
  });
  const { token, message } = await response.json();
  if (!response.ok) throw new Error(`The login was answered with ${response.status}: ${message}`);
  return { Authorization: `Bearer ${token}` };
}

/** Gives a browser's requests the administrator's session on a site: the one of all stories, or another. */
export async function logIn(request: APIRequestContext, address = ""): Promise<void> {
  const data = { username: "admin", password: ADMIN_PASSWORD };
  const response = await request.post(`${address}/api/login`, { data });
  expect(response.status()).toBe(200);
}
