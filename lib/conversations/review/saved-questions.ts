import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { Administrator } from "@/lib/auth/session";
import { getDatabase } from "@/lib/db/client";
import { writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import type { SavedQuestion } from "./review-schema";

const ENTITY = "saved-questions";
const MAX_QUESTIONS = 200;

/** The questions that prompts are tested with, oldest first. */
export async function readSavedQuestions(): Promise<SavedQuestion[]> {
  const rows = await getDatabase().savedQuestion.findMany({ orderBy: { id: "asc" } });
  return rows.map(toSavedQuestion);
}

export function addSavedQuestion(administrator: Administrator, question: string) {
  return writeAsAdministrator(administrator, [], async (db) => {
    if (await db.savedQuestion.findUnique({ where: { question } })) {
      throw new ApiError("conflict", "This question is saved already");
    }
    if ((await db.savedQuestion.count()) >= MAX_QUESTIONS) {
      throw new ApiError("conflict", `At most ${MAX_QUESTIONS} questions can be saved`);
    }
    const row = await db.savedQuestion.create({ data: { question } });
    const after = toSavedQuestion(row);
    const change = { entity: ENTITY, entityId: String(row.id), before: null, after };
    return { answer: after, changes: [{ ...change, action: "create" }] };
  });
}

export function deleteSavedQuestion(administrator: Administrator, id: number) {
  return writeAsAdministrator(administrator, [], async (db) => {
    const row = await db.savedQuestion.findUnique({ where: { id } });
    if (!row) throw new ApiError("not_found", "Not found");
    await db.savedQuestion.delete({ where: { id } });
    const change = { entity: ENTITY, entityId: String(id), before: toSavedQuestion(row) };
    return {
      answer: { success: true as const },
      changes: [{ ...change, action: "delete", after: null }],
    };
  });
}

function toSavedQuestion({ id, question, createdAt }: SavedQuestionRow): SavedQuestion {
  return { id, question, createdAt: createdAt.toISOString() };
}

interface SavedQuestionRow {
  id: number;
  question: string;
  createdAt: Date;
}
