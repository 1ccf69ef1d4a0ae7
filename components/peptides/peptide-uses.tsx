import { Fragment } from "react";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { conditionsBeside, relatedConditionKey } from "@/lib/facts/collections/conditions";
import { conditionAddress } from "@/lib/facts/fact-addresses";
import { conditionName } from "@/lib/facts/vocabulary";
import { parseList } from "@/lib/html/lists";

/** Common uses, studied outcomes and conditions. */
export function PeptideUses({ peptide }: { peptide: Peptide }) {
  const uses = parseList(peptide.commonUses);
  return (
    <div className="mt-10 grid gap-x-10 gap-y-8 font-sans text-[0.9375rem] sm:grid-cols-2">
      <section id="uses">
        <h2 className="text-base font-medium">Common Uses</h2>
        {uses.length > 0 ? (
          <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-edge">
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-soft">No common uses specified</p>
        )}
      </section>
      <div>
        <Chips
          title="Related Conditions"
          items={peptide.conditions}
          addressOf={addressOfCondition}
        />
        <OtherConditions peptide={peptide} />
      </div>
      <div className="sm:col-span-2">
        <Chips title="Key Benefits" items={parseList(peptide.benefits)} />
      </div>
    </div>
  );
}

/** Pages of conditions that facts name and none of the related conditions leads to. */
function OtherConditions({ peptide }: { peptide: Peptide }) {
  const others = conditionsBeside(peptide);
  if (others.length === 0) return null;
  return (
    <p className="mt-3 text-sm text-soft">
      Also among the facts:{" "}
      {others.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ", "}
          <a href={conditionAddress(key)} className="text-accent-strong underline">
            {conditionName(key)}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

function addressOfCondition(text: string): string | undefined {
  const key = relatedConditionKey(text);
  return key ? conditionAddress(key) : undefined;
}

/** Those that have an address are links. */
function Chips({
  title,
  items,
  addressOf,
}: {
  title: string;
  items: string[];
  addressOf?: (item: string) => string | undefined;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="text-base font-medium">{title}</h2>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {items.map((item) => {
          const address = addressOf?.(item);
          return (
            <li key={item} className="rounded-2xl border border-line bg-raised px-3 py-1 text-sm">
              {address ? <a href={address}>{item}</a> : item}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
