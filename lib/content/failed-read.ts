import "server-only";

/** Answers what is read; a failure is named as the specification does: "Failed to fetch categories". */
export async function nameFailure<Answer>(what: string, read: Promise<Answer>): Promise<Answer> {
  try {
    return await read;
  } catch (cause) {
    throw new Error(`Failed to fetch ${what}`, { cause });
  }
}
