import type { Metadata } from "next";
import { PreviewPage } from "@/components/admin/preview/preview-page";
import { drawing } from "@/components/site/static";
import { requireAdministratorPage } from "@/lib/auth/session";
import { findPreview } from "@/lib/content/previews/preview-store";

export const metadata: Metadata = { title: "Preview", robots: { index: false, follow: false } };

/** The public page of unsaved values, for the session that they came from; shown in a frame. */
export default async function AdminPreviewPage({ params }: { params: Promise<{ token: string }> }) {
  const { sessionId } = await requireAdministratorPage();
  const { token } = await params;
  const input = await findPreview(sessionId, token);
  drawing().name = token;
  return (
    <main className="mx-auto w-full max-w-page page-gutter">
      {input ? (
        <PreviewPage input={input} />
      ) : (
        <p className="py-8 font-sans text-soft">
          This preview is over. Change something to see it anew.
        </p>
      )}
    </main>
  );
}
