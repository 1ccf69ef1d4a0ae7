import { ArrowRight } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { DocumentOf } from "@/lib/content/documents/documents";
import { evidenceLabels } from "@/lib/content/peptides/evidence";
import { MAX_QUERY_LENGTH } from "@/lib/search/peptide-search";
import { QueryForm } from "./query-form";

type Settings = DocumentOf<"ai-settings">;
type Message = Settings["initialMessages"][number];

const SHOWN_STEPS = 4;

/** A sample conversation, a field for a question, and how the consultant works. */
export function HomeConsultant({ settings }: { settings: Settings }) {
  const { initialMessages, howToUseTitle, howToUseSteps, consultantDescription } = settings;
  return (
    <section
      aria-labelledby="consultant"
      className="grid gap-x-16 gap-y-10 border-t py-12 sm:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="min-w-0">
        <h2 id="consultant" className="text-2xl sm:text-3xl">
          Ask the virtual consultant
        </h2>
        <p className="mt-3 max-w-text text-soft">{consultantDescription}</p>
        <SampleChat messages={initialMessages.length > 0 ? initialMessages : ownSample} />
        <QueryForm
          action="/consultant"
          aria-label="Question to the consultant"
          className="mt-6 flex max-w-text gap-2 font-sans"
        >
          <label htmlFor="question" className="sr-only">
            Your question
          </label>
          <input
            type="text"
            id="question"
            name="query"
            required
            pattern=".*\S.*"
            title="A question"
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="send"
            placeholder="Type a question"
            className="min-h-12 min-w-0 flex-1 rounded-md border border-edge bg-raised px-3 text-base placeholder:text-soft"
          />
          <Button type="submit" className="min-h-12">
            Ask
            <Icon node={ArrowRight} />
          </Button>
        </QueryForm>
      </div>
      <div className="min-w-0">
        <h3 className="text-xl">{howToUseTitle}</h3>
        <ol className="mt-4">
          {howToUseSteps.slice(0, SHOWN_STEPS).map(({ title, description }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2rem_minmax(0,1fr)] border-t py-4 first:border-t-0 first:pt-0"
            >
              <span aria-hidden className="figures font-sans text-[0.9375rem] text-accent-strong">
                {index + 1}
              </span>
              <div>
                <h4 className="font-sans text-base font-medium">{title}</h4>
                <p className="mt-1 text-base leading-normal text-soft">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function SampleChat({ messages }: { messages: Message[] }) {
  return (
    <figure className="mt-6 max-w-text">
      <figcaption className="font-sans text-sm text-soft">A sample conversation</figcaption>
      <ul className="mt-3 space-y-4">
        {messages.map(({ content, isUser }) => (
          <li
            key={content}
            className={
              isUser
                ? "ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-sm bg-accent-wash px-4 py-2.5"
                : "max-w-[92%] border-l-2 border-accent pl-4"
            }
          >
            <span className="sr-only">{isUser ? "Visitor:" : "Consultant:"} </span>
            <span className="whitespace-pre-line break-words">{content}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The default sample answer; true whatever the library contains. */
const ownSample: Message[] = [
  { content: "What does “animal studies” on a peptide's page mean?", isUser: true },
  {
    content: `${evidenceLabels.animal.meaning} What happens in animals often does not happen in people.`,
    isUser: false,
  },
];
