import { vi } from "vitest";
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

export async function postLogin(body: unknown, headers: Headers = {}) {
  const request = new Request("http://localhost/api/login", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const response = await login.POST(request, context);
  return { response, status: response.status, body: await response.json() };
}

export async function logInAs(headers: Headers = {}): Promise<LoggedIn> {
  const { response, status, body } = await postLogin(right, headers);
  if (status !== 200) throw new Error(`The login was answered with ${status}: ${body.message}`);
  const [session = "", device = ""] = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "");
  return { token: body.token, session, device };
}

export async function postLogout(headers: Headers = {}) {
  const request = new Request("http://localhost/api/logout", { method: "POST", headers });
  const response = await logout.POST(request, context);
  return { response, status: response.status, body: await response.json() };
}

export async function getCheck(headers: Headers = {}) {
  const request = new Request("http://localhost/api/auth/check", { headers });
  const response = await check.GET(request, context);
  return { response, status: response.status, body: await response.json() };
}

export async function isLoggedIn(headers: Headers): Promise<boolean> {
  return (await getCheck(headers)).body.authenticated;
}

/** Lets time pass for everything but timers, which databases need. */
export function passTime(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
}
