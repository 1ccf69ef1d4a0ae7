import { limits } from "@/lib/throttle/limits";
import { ask } from "../ask";
import type { Cluster } from "../cluster";
import { exactly, type Finding } from "../findings";

/** What one host was told, the others know: sessions, drafts, previews, conversations, limits. */
export async function* stateIsShared(cluster: Cluster): AsyncGenerator<Finding> {
  const [a, b, c] = cluster.instances;
  const headers = await cluster.logIn();
  const session = await ask(`${b.address}/api/auth/check`, { headers });
  yield exactly("a session of a, on b", JSON.parse(session.text).authenticated, true);

  const form = new URLSearchParams({ name: "Ada", email: "no", message: "A draft of a message" });
  const posted = await ask(`${a.address}/contact/send`, { method: "POST", body: form });
  const draft = await ask(`${b.address}${posted.headers.location}`);
  const hasDraft = draft.text.includes("A draft of a message");
  yield exactly("a draft posted to a, shown by b", hasDraft, true);

  const values = { name: "A previewed peptide" };
  const asked = await ask(`${a.address}/api/admin/preview`, {
    method: "POST",
    headers,
    body: { kind: "peptides", id: null, values },
  });
  const cookie = await sessionCookie(cluster);
  const own = await ask(`${a.address}/api/admin/preview`, {
    method: "POST",
    headers: { Cookie: cookie },
    body: { kind: "peptides", id: null, values },
  });
  const preview = await ask(`${b.address}${JSON.parse(own.text).address}`, {
    headers: { Cookie: cookie },
  });
  yield exactly("a preview asked for on a", asked.status, 200);
  yield exactly("its page, on b", preview.text.includes("A previewed peptide"), true);

  const first = await ask(`${a.address}/api/chat`, {
    method: "POST",
    body: { message: "What is semaglutide approved for?" },
  });
  const visitor = pairs(first.headers["set-cookie"]);
  const { sessionId } = JSON.parse(first.text);
  const next = await ask(`${b.address}/api/chat`, {
    method: "POST",
    headers: { Cookie: visitor },
    body: { message: "Which side effects does it have?", sessionId },
  });
  const reply = JSON.parse(next.text);
  yield exactly("a conversation begun on a, continued on b", reply.sessionId === sessionId, true);
  const isKnown = /semaglutide/i.test(JSON.stringify(reply));
  yield exactly("… which knows what “it” is", isKnown || reply.message, true);

  yield* limitsCountTogether([a.address, b.address, c.address]);
}

async function* limitsCountTogether(addresses: string[]): AsyncGenerator<Finding> {
  const statuses: number[] = [];
  const { points } = limits.contact;
  for (let message = 0; message <= points; message += 1) {
    const { status } = await ask(`${addresses[message % addresses.length]}/api/contact`, {
      method: "POST",
      headers: { "X-Forwarded-For": "203.0.113.77" },
      body: { name: "Ada", email: "ada@example.org", message: `Message number ${message}.` },
    });
    statuses.push(status);
  }
  const passed = statuses.filter((status) => status === 200).length;
  yield exactly(`${points + 1} messages to a, b and c in turn: taken`, passed, points);
  yield exactly("the last one", statuses.at(-1), 429);
}

async function sessionCookie({ instances, logIn }: Cluster): Promise<string> {
  const { Authorization = "" } = await logIn();
  const token = Authorization.replace("Bearer ", "");
  const [first] = instances;
  const check = await ask(`${first.address}/api/auth/check`, {
    headers: { Cookie: `amide-session=${token}` },
  });
  if (!JSON.parse(check.text).authenticated) throw new Error("The session's cookie is not taken.");
  return `amide-session=${token}`;
}

function pairs(cookies: string[] = []): string {
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}
