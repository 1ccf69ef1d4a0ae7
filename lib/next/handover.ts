import { processWide } from "@/lib/process-wide";
import { currentRequest } from "./current-request";

/** Without a request, as in a build, values are never released: beyond this number the oldest go. */
const MAX_WITHOUT_REQUEST = 300;

type Values = Map<string, unknown>;

/**
 * Passes a value from a server component to a client component that renders on the server.
 *
 * Workaround for Next 16.4 (React 19.3): properties of client components are serialised into the page
 * for the browser, so markup passed as a property is sent twice. Here the browser receives only the
 * key. Values live as long as the request.
 * Shown by: `handover.test.ts`, and the page weights in `tests/browser/every-page.spec.ts`.
 * Can go when: React renders static parts without repeating them in the RSC payload.
 */
export function handOver(key: string, value: unknown): void {
  const ofRequest = currentRequest()?.handedOver;
  if (ofRequest) {
    ofRequest.set(key, value);
    return;
  }
  const values = valuesWithoutRequest();
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (values.size > MAX_WITHOUT_REQUEST && oldest !== undefined) values.delete(oldest);
}

/** The value handed over under this key. Throws if there is none. */
export function takeOver<Value>(key: string): Value {
  const values = currentRequest()?.handedOver ?? valuesWithoutRequest();
  if (!values.has(key)) throw new Error(`Nothing was handed over as ${key}`);
  return values.get(key) as Value;
}

function valuesWithoutRequest(): Values {
  const values = processWide<Values>("handover");
  values.value ??= new Map();
  return values.value;
}
