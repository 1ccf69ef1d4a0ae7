import "server-only";
import { readMessagePage } from "@/lib/content/contact-messages/contact-page";
import { readWithoutEvidence } from "@/lib/content/peptides/peptides-without-evidence";
import { readLatestUnanswered } from "@/lib/conversations/review/latest-unanswered";
import { getDatabase } from "@/lib/db/client";
import { findRevisions, toPage } from "@/lib/resources/revisions/revision-store";
import { readDueFacts } from "./due-sources";
import { type Overview, UNANSWERED_DAYS, WEEKS, type Week } from "./overview-schema";

/** Items shown of each kind. */
const MAX_SHOWN = 5;
const MAX_DUE = 8;
const MAX_CHANGES = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What needs the administrator, the latest changes, and the questions and messages of each week. */
export async function readOverview(now: Date = new Date()): Promise<Overview> {
  const [messages, questions, withoutEvidence, dueFacts, changes, weeks] = await Promise.all([
    readMessagePage({ search: "", state: "new", page: 1, size: MAX_SHOWN }),
    readLatestUnanswered(daysBefore(now, UNANSWERED_DAYS), MAX_SHOWN),
    readWithoutEvidence(MAX_SHOWN),
    readDueFacts(now.toISOString().slice(0, 10), MAX_DUE),
    findRevisions({ limit: MAX_CHANGES }),
    Promise.all(weeksUntil(now).map(countWeek)),
  ]);
  return {
    messages: { unread: messages.total, newest: messages.rows },
    questions,
    withoutEvidence,
    dueFacts,
    changes: toPage(changes, MAX_CHANGES).items,
    weeks,
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The Mondays of the last weeks, oldest first, in UTC. */
function weeksUntil(now: Date): Date[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from(
    { length: WEEKS },
    (_, week) => new Date(monday - (WEEKS - 1 - week) * 7 * DAY_MS),
  );
}

async function countWeek(start: Date): Promise<Week> {
  const db = getDatabase();
  const createdAt = { gte: start, lt: new Date(start.getTime() + 7 * DAY_MS) };
  const [questions, messages] = await Promise.all([
    db.chatMessage.count({ where: { isUser: true, outcome: null, createdAt } }),
    db.contactMessage.count({ where: { createdAt } }),
  ]);
  return { start: start.toISOString().slice(0, 10), questions, messages };
}
