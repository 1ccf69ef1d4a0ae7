import { notFound } from "next/navigation";
import { requireAdministratorPage } from "@/lib/auth/session";

/** Without a login every address below /admin answers alike, so that none is revealed. */
export default async function UnknownAdminPage() {
  await requireAdministratorPage();
  notFound();
}
