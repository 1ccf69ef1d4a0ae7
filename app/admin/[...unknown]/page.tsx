import { notFound } from "next/navigation";
import { requireAdministratorPage } from "@/lib/auth/session";

/** Which addresses there are below /admin is told to nobody who is not logged in. */
export default async function UnknownAdminPage() {
  await requireAdministratorPage();
  notFound();
}
