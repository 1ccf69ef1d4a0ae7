/** Whether a `DATABASE_URL` is one of PostgreSQL. In a file of its own, so that callers need not load the clients. */
export function isPostgresql(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}
