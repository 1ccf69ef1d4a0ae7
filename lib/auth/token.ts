import "server-only";
import { decode, encode } from "next-auth/jwt";
import { authSecret } from "./secret";

// NextAuth's session tokens have no salt: with one per purpose no token can be used for another.
const salts = { device: "amide device", form: "amide form" };
export type TokenPurpose = keyof typeof salts;

/** The claims of our tokens; `jti` is the token's id. */
export interface TokenClaims {
  jti: string;
  sub: string;
  version: number;
  /** Issued at, in seconds since 1970. */
  iat: number;
}

/** An encrypted token (JWE, A256GCM). `lifetime` is in seconds. */
export function makeToken(
  purpose: TokenPurpose,
  claims: Pick<TokenClaims, "sub" | "version">,
  lifetime: number,
): Promise<string> {
  return encode({
    token: { ...claims },
    secret: authSecret(),
    salt: salts[purpose],
    maxAge: lifetime,
  });
}

/** The claims of a token, or null if it is foreign, altered or expired. */
export async function readToken(purpose: TokenPurpose, token: string): Promise<TokenClaims | null> {
  const secret = authSecret();
  try {
    const claims = await decode({ token, secret, salt: salts[purpose] });
    const { jti, sub, version, iat } = claims ?? {};
    if (typeof jti !== "string" || typeof sub !== "string") return null;
    if (typeof version !== "number" || typeof iat !== "number") return null;
    return { jti, sub, version, iat };
  } catch {
    return null; // Not one of our tokens; callers need no reason.
  }
}
