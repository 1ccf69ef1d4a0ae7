import { route } from "@/lib/api/route";

export const dynamic = "force-dynamic";

/** The process is up. */
export const GET = route({ access: "public" }, async () => ({ status: "ok" }));
