import type { ReactNode } from "react";
import type { DocumentOf } from "@/lib/content/documents/documents";
import { ConsultantSidebar } from "./consultant-sidebar";

/** The frame of the consultant's pages: what it is, the conversation, and how to use it. */
export function Consultant({
  settings,
  children,
}: {
  settings: DocumentOf<"ai-settings">;
  children: ReactNode;
}) {
  const description = settings.consultantDescription;
  return (
    <div className="grid gap-x-14 gap-y-12 py-4 sm:py-6 lg:py-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <div className="consultant-window">
          <h1 className="text-3xl sm:text-[2.75rem]">AI Peptide Consultant</h1>
          {/* A phone's first window holds the panel alone. */}
          <p className="mt-3 max-w-text text-soft max-lg:hidden">{description}</p>
          {children}
        </div>
        <p className="mt-6 max-w-text text-soft lg:hidden">{description}</p>
        {settings.importantNotice && (
          <p className="mt-6 border-notice-line border-l-4 bg-notice-wash px-4 py-3 font-sans text-[0.9375rem] text-notice">
            {settings.importantNotice}
          </p>
        )}
      </div>
      <ConsultantSidebar settings={settings} />
    </div>
  );
}
