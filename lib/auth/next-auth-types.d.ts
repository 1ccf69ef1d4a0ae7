import type { PublicUser } from "./login-schema";

declare module "next-auth" {
  interface Session {
    user: PublicUser & { name: string };
    /** The row of `AdminSession`. */
    sessionId: string;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    /** The row of `AdminSession`. */
    sid?: string;
    /** Expiry in seconds since 1970. */
    exp?: number;
  }
}
