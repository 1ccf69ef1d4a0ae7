import { vi } from "vitest";
import * as nextAuth from "@/app/api/auth/[...nextauth]/route";
import * as check from "@/app/api/auth/check/route";
import * as login from "@/app/api/login/route";
import * as logout from "@/app/api/logout/route";
import { ADMIN_PASSWORD } from "./administrator";

const context = { params: Promise.resolve({}) };
type Headers = Record<string, string>;

export const right = { username: "admin", password: ADMIN_PASSWORD };
export const wrong = { username: "admin", password: "not the password" };

/** What a browser or a script has after it logged in. */
export interface LoggedIn {
  token: string;
  /** `name=value` pairs of the session and of the device. */
  session: string;
  device: string;
}

/** Where one can log in: every attack is tried at both. A body that is a text is sent as it is. */
export const doors = [
  { door: "/api/login", post: postLogin },
  { door: "/api/auth/callback/credentials", post: postToNextAuth },
];

export async function postLogin(body: unknown, headers: Headers = {}) {
  const request = new Request("http://localhost/api/login", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return read(await login.POST(request, context));
}

/** As NextAuth's client in the browser does: a token against forged requests first, then the form. */
export async function postToNextAuth(body: unknown, headers: Headers = {}) {
  const { csrf, csrfToken } = await getCsrf(headers);
  const fields = { csrfToken, json: "true", ...(body as Record<string, string>) };
  return askNextAuth("callback/credentials", {
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      ...headers,
      Cookie: [headers.Cookie, csrf].filter(Boolean).join("; "),
    },
    body: typeof body === "string" ? body : new URLSearchParams(fields).toString(),
  });
}

/** The token against forged requests, and the cookie that belongs to it. */
export async function getCsrf(headers: Headers = {}) {
  const { response, body } = await askNextAuth("csrf", { headers });
  const csrf = pairs(response).find((pair) => pair.includes("amide-csrf=")) ?? "";
  return { csrf, csrfToken: String(body.csrfToken) };
}

/** A request to an address below /api/auth; with a body it is a POST. */
export async function askNextAuth(path: string, { headers = {}, body }: AuthRequest = {}) {
  const [method, handler] = body === undefined ? ["GET", nextAuth.GET] : ["POST", nextAuth.POST];
  const request = new Request(`http://localhost/api/auth/${path}`, {
    method,
    headers: { Host: "localhost", ...headers },
    ...(body !== undefined && { body }),
  });
  const nextauth = new URL(request.url).pathname.split("/").slice(3).map(decodeURIComponent);
  return read(await handler(request, { params: Promise.resolve({ nextauth }) }));
}

interface AuthRequest {
  headers?: Headers;
  body?: string;
}

export async function logInAs(headers: Headers = {}, post = postLogin): Promise<LoggedIn> {
  const { response, status, body } = await post(right, headers);
  if (status !== 200) throw new Error(`The login was answered with ${status}: ${body.message}`);
  const find = (name: string) => pairs(response).find((pair) => pair.includes(`${name}=`)) ?? "";
  const session = find("amide-session");
  const [, token = ""] = session.split("=");
  return { token, session, device: find("amide-device") };
}

export async function postLogout(headers: Headers = {}) {
  const request = new Request("http://localhost/api/logout", { method: "POST", headers });
  return read(await logout.POST(request, context));
}

export async function getCheck(headers: Headers = {}) {
  const request = new Request("http://localhost/api/auth/check", { headers });
  return read(await check.GET(request, context));
}

export async function isLoggedIn(headers: Headers): Promise<boolean> {
  return (await getCheck(headers)).body.authenticated;
}

/** Lets time pass for everything but timers, which databases need. */
export function passTime(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
}

/** The `name=value` of each cookie that a response sets. */
function pairs(response: Response): string[] {
  return response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
}

async function read(response: Response) {
  const text = await response.text();
  return { response, status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}
