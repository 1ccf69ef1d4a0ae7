import "server-only";
import { currentRequest } from "./current-request";

/**
 * Says that the body of a route handler's answer is encoded already.
 *
 * Workaround for Next 16.4: it leaves out a handler's own `Content-Encoding` and compresses the body once
 * more, so that browsers get a file that they cannot read.
 * Shown by: "a file of the library is downloaded as it is" in `tests/browser/api.spec.ts`.
 * Can go when: Next passes the header on.
 */
export function setSentEncoding(encoding: "gzip"): void {
  currentRequest()?.response.setHeader("Content-Encoding", encoding);
}
