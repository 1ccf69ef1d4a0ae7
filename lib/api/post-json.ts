const GIVE_UP_AFTER_MS = 30_000;

/** Posts JSON from a public page with a timeout of 30 seconds. Throws what `fetch` throws. */
export function postJson(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  });
}
