import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { cookieHeader, readCookie } from "@/lib/auth/cookies";

type WithHeaders = Pick<Request, "headers">;

/** Lifetime of the cookie: the default retention of conversations, renewed by every question. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;
const TOKEN = /^[\w-]{43}$/;

/** Who a conversation belongs to: the hash of a random value in the visitor's cookie. */
export function findVisitor(request: WithHeaders): string | null {
  const token = readToken(request);
  return token ? hash(token) : null;
}

/** The same for a new question: creates the cookie if there is none. */
export function recogniseVisitor(request: WithHeaders): { visitorHash: string; cookie: string } {
  const token = readToken(request) ?? randomBytes(32).toString("base64url");
  return {
    visitorHash: hash(token),
    cookie: cookieHeader(request, "amide-visitor", token, LIFETIME_SECONDS),
  };
}

function readToken(request: WithHeaders): string | null {
  const token = readCookie(request, "amide-visitor");
  return token && TOKEN.test(token) ? token : null;
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
