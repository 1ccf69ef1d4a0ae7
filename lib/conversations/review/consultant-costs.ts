import "server-only";
import { getDatabase } from "@/lib/db/client";
import type { ConsultantCost } from "./review-schema";

const MAX_DAYS = 31;
const DAY_MS = 24 * 60 * 60_000;

/** Tokens by day and model, latest first, from the conversations that are still stored. */
export async function readConsultantCosts(now = new Date()): Promise<ConsultantCost[]> {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  // Whole days only: part of a day would look like a cheap one.
  const from = new Date(today - (MAX_DAYS - 1) * DAY_MS);
  const rows = await getDatabase().chatMessage.findMany({
    where: { isUser: false, model: { not: null }, createdAt: { gte: from } },
    select: { model: true, inputTokens: true, outputTokens: true, withheld: true, createdAt: true },
  });
  const costs = new Map<string, ConsultantCost>();
  for (const { model, inputTokens, outputTokens, withheld, createdAt } of rows) {
    const day = createdAt.toISOString().slice(0, 10);
    const key = `${day} ${model}`;
    const cost = costs.get(key) ?? {
      day,
      model: model ?? "",
      answers: 0,
      inputTokens: 0,
      outputTokens: 0,
      withheld: 0,
    };
    cost.answers += 1;
    cost.inputTokens += inputTokens ?? 0;
    cost.outputTokens += outputTokens ?? 0;
    cost.withheld += withheld ?? 0;
    costs.set(key, cost);
  }
  return [...costs.values()].sort(
    (a, b) => b.day.localeCompare(a.day) || a.model.localeCompare(b.model),
  );
}
