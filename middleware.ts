import { NextResponse } from "next/server";

/**
 * A courtesy, never the lock: each handler and each page of the dashboard asks for the session
 * itself. Nothing is guarded yet, so everything passes.
 */
export function middleware() {
  return NextResponse.next();
}

export const config = { matcher: ["/admin", "/admin/:path*"] };
