/** The folder of the newest `initdb` and `postgres`; undefined if there is none. */
export function findPostgresql(): string | undefined;
/** The account that the server runs as, where this one may not: it refuses to run as root. */
export function accountOfServer(): { uid?: number; gid?: number };
