/** Without a request, as in a build, values have no end of their own: then the oldest go. */
const MAX_WITHOUT_REQUEST = 300;

type Values = Map<string, unknown>;

/**
 * From the rendering of server components to that of the html, which share a process but no modules.
 * What a server component hands on as a property is written into the page a second time, for the
 * browser; a key is all that the browser gets of this. Values live as long as the request that is
 * being answered (lib/next/handover-requests.ts), however many are answered at the same time.
 */
export function handOver(key: string, value: unknown): void {
  const ofRequest = valuesOfRequest();
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

/** What was handed over under this key. Throws where nothing was. */
export function takeOver<Value>(key: string): Value {
  const values = valuesOfRequest() ?? valuesWithoutRequest();
  if (!values.has(key)) throw new Error(`Nothing was handed over as ${key}`);
  return values.get(key) as Value;
}

/** What all bundles of the process share. */
export const shared = globalThis as {
  amideHandover?: Values;
  amideHandoverRequests?: { getStore: () => Values | undefined };
};

function valuesOfRequest(): Values | undefined {
  return shared.amideHandoverRequests?.getStore();
}

function valuesWithoutRequest(): Values {
  shared.amideHandover ??= new Map();
  return shared.amideHandover;
}
