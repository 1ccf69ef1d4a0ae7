import { Paragraphs } from "@/components/site/paragraphs";
import { InOrder } from "@/components/ui/in-order";

const MAX_SHOWN = 4;

export function ContactFaqs({ faqs }: { faqs: { question: string; answer: string }[] }) {
  return (
    <section aria-labelledby="faqs" className="mt-14 border-t pt-12">
      <h2 id="faqs" className="text-2xl sm:text-3xl">
        Frequently Asked Questions
      </h2>
      {faqs.length > 0 ? (
        <div className="mt-7 grid gap-x-14 gap-y-9 lg:grid-cols-2">
          <InOrder items={faqs.slice(0, MAX_SHOWN)}>
            {({ question, answer }) => (
              <div>
                <h3 className="break-words text-lg">{question}</h3>
                <Paragraphs text={answer} className="mt-2 text-base text-soft" />
              </div>
            )}
          </InOrder>
        </div>
      ) : (
        <p className="mt-4 text-soft">No FAQs available at this time.</p>
      )}
    </section>
  );
}
