/** Whether a `DATABASE_URL` is one of PostgreSQL. A separate file, so callers need not load the clients. */
export function isPostgresql(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}
