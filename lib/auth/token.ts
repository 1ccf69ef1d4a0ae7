import "server-only";
import { decode, encode } from "next-auth/jwt";
import { authSecret } from "./secret";

// NextAuth's session tokens have no salt: a token made for one purpose cannot be used for another.
const salts = { device: "amide device", form: "amide form" };
export type TokenPurpose = keyof typeof salts;

/** What a token of ours says; `jti` is its own id. */
export interface TokenClaims {
  jti: string;
  sub: string;
  version: number;
  /** When it was made, in seconds since 1970. */
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

/** What a token says, or null where it is not ours, was changed, or is out of date. */
export async function readToken(purpose: TokenPurpose, token: string): Promise<TokenClaims | null> {
  const secret = authSecret();
  try {
    const claims = await decode({ token, secret, salt: salts[purpose] });
    const { jti, sub, version, iat } = claims ?? {};
    if (typeof jti !== "string" || typeof sub !== "string") return null;
    if (typeof version !== "number" || typeof iat !== "number") return null;
    return { jti, sub, version, iat };
  } catch {
    return null; // Not one of our tokens, which is all that a caller wants to know.
  }
}
