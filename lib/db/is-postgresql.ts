/** Which engine a `DATABASE_URL` names; without the clients, which not every reader of it needs. */
export function isPostgresql(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}
