"use client";

import { useQuery } from "@tanstack/react-query";
import type { ConsultantCost } from "@/lib/conversations/review/review-schema";
import { Day } from "../collection/cells/day";
import { PanelMessage, PanelQuery } from "../ui/panel-message";

const number = new Intl.NumberFormat("en-US");

/** The consultant's answers and tokens by day and model, of conversations that are still stored. */
export function ConsultantCosts() {
  const query = useQuery<ConsultantCost[]>({ queryKey: ["/api/admin/consultant/costs"] });
  return (
    <PanelQuery query={query} failed="The costs could not be loaded.">
      {(costs) => <CostTable costs={costs} />}
    </PanelQuery>
  );
}

function CostTable({ costs }: { costs: ConsultantCost[] }) {
  if (costs.length === 0)
    return <PanelMessage>Nothing was asked in the last 31 days.</PanelMessage>;
  return (
    <section
      aria-label="Costs by day and model"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="overflow-x-auto max-sm:text-sm"
    >
      <table className="w-full text-left figures">
        <caption className="pb-2 text-left text-sm text-soft">
          The last 31 days, of conversations that are still kept. The library's own answers cost no
          tokens. Withheld are sentences of a language model that no page of the library supports;
          nobody is shown them, and they are not stored.
        </caption>
        <thead>
          <tr className="border-b text-sm text-soft">
            <th className="py-2 pr-2 sm:pr-4 font-medium">Day</th>
            <th className="py-2 pr-2 sm:pr-4 font-medium">Model</th>
            <th className="py-2 pr-2 sm:pr-4 text-right font-medium">Answers</th>
            <th className="py-2 pr-2 sm:pr-4 text-right font-medium">
              <span className="max-sm:sr-only">Tokens </span>read
            </th>
            <th className="py-2 pr-2 sm:pr-4 text-right font-medium">
              <span className="max-sm:sr-only">Tokens </span>written
            </th>
            <th className="py-2 text-right font-medium">Withheld</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ day, model, answers, inputTokens, outputTokens, withheld }) => (
            <tr key={`${day} ${model}`} className="border-b">
              <td className="py-2 pr-2 sm:pr-4">
                <Day time={day} />
              </td>
              <td className="py-2 pr-2 sm:pr-4">{model}</td>
              <td className="py-2 pr-2 sm:pr-4 text-right">{number.format(answers)}</td>
              <td className="py-2 pr-2 sm:pr-4 text-right">{number.format(inputTokens)}</td>
              <td className="py-2 pr-2 sm:pr-4 text-right">{number.format(outputTokens)}</td>
              <td className="py-2 text-right">{number.format(withheld)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
