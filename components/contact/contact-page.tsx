import { Paragraphs } from "@/components/site/paragraphs";
import type { ContactMessageInput } from "@/lib/content/contact-messages/contact-message-schema";
import type { Reported } from "@/lib/content/contact-messages/contact-page-schema";
import type { DocumentOf } from "@/lib/content/documents/documents";
import { contactChannels } from "@/lib/links/contact-links";
import { ContactFaqs } from "./contact-faqs";
import { ContactForm } from "./contact-form";
import { ContactOptions } from "./contact-options";

export function ContactPage({
  content,
  info,
  report,
}: {
  content: DocumentOf<"contact-content">;
  info: DocumentOf<"contact-info">;
  /** The report of an error that the form begins with. */
  report?: { reported: Reported; values: ContactMessageInput; opened: string };
}) {
  return (
    <div className="py-10 sm:py-14">
      <h1 className="text-3xl sm:text-[2.75rem]">Contact Us</h1>
      <Paragraphs text={content.mainText} className="mt-4 text-lg text-soft" />
      <div className="mt-10 grid gap-x-16 gap-y-14 border-t pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="form" className="max-w-text">
          <h2 id="form" className="mb-6 text-2xl">
            {report ? "Report an error" : "Send Us a Message"}
          </h2>
          {report && <ReportedNote reported={report.reported} />}
          <ContactForm values={report?.values} opened={report?.opened} />
        </section>
        <div className="max-w-text">
          {content.connectText && (
            <h2 className="mb-3 break-words text-2xl">{content.connectText}</h2>
          )}
          <Paragraphs text={content.instantHelp} className="mb-6 text-base text-soft" />
          <ContactOptions channels={contactChannels({ ...info, ...content })} />
          <BusinessHours hours={content.businessHours} />
        </div>
      </div>
      <ContactFaqs faqs={content.faqs} />
    </div>
  );
}

function ReportedNote({ reported: { title, says, address } }: { reported: Reported }) {
  return (
    <div className="mb-6 border-l-4 border-line py-1 pl-4 font-sans text-[0.9375rem]">
      <a href={address} className="break-words text-accent-strong underline">
        {title}
      </a>
      {says && <p className="mt-1 break-words text-soft">{says}</p>}
    </div>
  );
}

function BusinessHours({ hours }: { hours: DocumentOf<"contact-content">["businessHours"] }) {
  const days = {
    "Monday - Friday": hours.weekdays,
    Saturday: hours.saturday,
    Sunday: hours.sunday,
  };
  return (
    <section
      aria-labelledby="hours"
      className="mt-8 rounded-md border bg-raised px-4 py-4 font-sans sm:px-5 text-[0.9375rem]"
    >
      <h2 id="hours" className="font-serif text-lg">
        Business Hours
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {Object.entries(days).map(([day, time]) => (
          <div key={day} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-soft">{day}</dt>
            <dd className="figures break-words text-right">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
