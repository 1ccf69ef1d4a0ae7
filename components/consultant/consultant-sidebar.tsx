import type { DocumentOf } from "@/lib/content/documents/documents";

/** How to use the consultant, in the administrator's words. */
export function ConsultantSidebar({ settings }: { settings: DocumentOf<"ai-settings"> }) {
  return (
    <aside className="font-sans text-[0.9375rem] lg:border-l lg:pl-8">
      <h2 className="font-medium text-base">{settings.howToUseTitle}</h2>
      <ol className="mt-3 space-y-4">
        {settings.howToUseSteps.map(({ step, title, description }) => (
          <li key={`${step} ${title}`} className="flex gap-3">
            <span aria-hidden className="figures text-accent-strong">
              {step}
            </span>
            <span>
              <span className="block font-medium">{title}</span>
              <span className="text-soft">{description}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-6 border-t pt-4 text-soft text-sm">{settings.consultantDisclaimer}</p>
    </aside>
  );
}
