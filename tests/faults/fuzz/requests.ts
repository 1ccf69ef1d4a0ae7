import fc from "fast-check";

/** The part of an OpenAPI description that requests are made from. */
export interface Description {
  paths?: object;
  components?: object;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
}

export interface FuzzRequest {
  method: string;
  /** Its parts as they stand in the address, encoded. */
  address: string;
  path: string;
  isAdministrator: boolean;
  headers: Record<string, string>;
  body: Uint8Array | string | undefined;
}

interface Operation {
  method: string;
  path: string;
  body: Schema | undefined;
}

/** Requests as a careless, a curious and a hostile client would make them. */
export function requestsOf(description: Description): fc.Arbitrary<FuzzRequest> {
  const operations = listOperations(description);
  return fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      method: mostly(fc.constant(operation.method), fc.constantFrom(...METHODS)),
      path: fc.constant(operation.path),
      address: addressOf(operation.path),
      isAdministrator: mostly(fc.constant(true), fc.constant(false)),
      headers: headersOf(),
      body: operation.body
        ? bodyOf(operation.body, description)
        : mostly<FuzzRequest["body"]>(fc.constant(undefined), fc.json()),
    }),
  );
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** A redirect repeats an address twice, and clients refuse headers of more than 16 KB. */
const MAX_QUERY_LENGTH = 300;

/** Text that has broken a server somewhere. */
const awkwardTexts = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202e\u0007\u001b[31m",
  '\'; DROP TABLE "Peptide"; --',
  "%s%n%x",
  "{{7*7}}",
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "javascript:alert(1)",
  "data:text/html,<script>1</script>",
  "../../../etc/passwd",
  "__proto__",
  "constructor",
  "NaN",
  "-0",
  "1e400",
  "9".repeat(400),
  "٣",
  "🧬".repeat(50),
  "<".repeat(3000),
  "&".repeat(9000),
  "<a ".repeat(2000),
  "2147483648",
  "0000-00-00",
  "9999-12-31T23:59:59.999Z",
  "2026-02-30",
);
const texts = fc.oneof(awkwardTexts, fc.string({ unit: "binary", maxLength: 60 }), fc.string());
const ids = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 120 }).map(String) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
  { weight: 1, arbitrary: texts },
);
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  texts,
  fc.constantFrom(-1, 0, 1.5, 2_147_483_648, -2_147_483_649, 1e21, Number.MAX_VALUE),
);

function mostly<Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>) {
  return fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: other });
}

function addressOf(path: string): fc.Arbitrary<string> {
  const parts = path.split("/").map((part) =>
    /^\{/.test(part)
      ? fc.oneof(
          { weight: 9, arbitrary: ids.map((id) => encodeURIComponent(id.toWellFormed())) },
          {
            weight: 1,
            arbitrary: fc.constantFrom("%00", "%ff", "%E0%A4%A", "%", "%2e%2e", "..%2f"),
          },
        )
      : fc.constant(part),
  );
  const query = fc
    .dictionary(
      fc.constantFrom("before", "limit", "entity", "id", "state", "x"),
      mostly(ids, texts),
    )
    .map((values) =>
      Object.entries(values)
        .map(
          ([name, value]) =>
            `${name}=${encodeURIComponent(value.slice(0, MAX_QUERY_LENGTH).toWellFormed())}`,
        )
        .join("&"),
    );
  return fc
    .tuple(fc.tuple(...parts), fc.option(query))
    .map(([all, search]) => (search ? `${all.join("/")}?${search}` : all.join("/")));
}

function headersOf(): fc.Arbitrary<Record<string, string>> {
  const strange = fc
    .record(
      {
        "Content-Type": mostly(
          fc.constant("application/json"),
          fc.constantFrom("text/plain", "application/json; charset=utf-16", "", "x".repeat(500)),
        ),
        "If-Match": fc.constantFrom("*", '"x"', "W/", ",,,", '"'.repeat(99)),
        "If-None-Match": fc.constantFrom("*", "", 'W/"x", *'),
        "Sec-Fetch-Site": fc.constantFrom("same-origin", "cross-site", "?"),
        Origin: fc.constantFrom("null", "https://evil.example", "::", "http://[::1"),
        Cookie: fc.constantFrom("a=b", "=;=;", "next-auth.session-token=x.y.z", "x".repeat(3000)),
        "x-middleware-subrequest": fc.constant("middleware:middleware:middleware"),
      },
      { requiredKeys: [] },
    )
    .map((headers) => ({ ...headers }) as Record<string, string>);
  return mostly<Record<string, string>>(
    fc.constant({ "Content-Type": "application/json" }),
    strange,
  );
}

function bodyOf(schema: Schema, description: Description): fc.Arbitrary<FuzzRequest["body"]> {
  const fitting = valueOfSchema(schema, description, fc.constant(undefined));
  const spoilt = valueOfSchema(schema, description, anything);
  return fc.oneof(
    { weight: 8, arbitrary: fitting.map((sent) => JSON.stringify(sent)) },
    { weight: 6, arbitrary: spoilt.map((sent) => JSON.stringify(sent)) },
    { weight: 2, arbitrary: anything.map((sent) => JSON.stringify(sent)) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    { weight: 1, arbitrary: fc.constantFrom(...awkwardBodies) },
  );
}

const awkwardBodies = [
  "",
  "{",
  "[".repeat(50_000),
  '{"a":'.repeat(5000),
  `{"name":"${"x".repeat(1024 * 1024)}"}`,
  '{"__proto__":{"name":"x"},"name":"y"}',
  '{"name":1e999}',
  "\ufeff{}",
];

/** What a schema wants; of the fields of an object some are left out, and some are `spoilt`. */
function valueOfSchema(
  schema: Schema,
  description: Description,
  spoilt: fc.Arbitrary<unknown>,
  depth = 0,
): fc.Arbitrary<unknown> {
  const inner = (part: Schema | undefined) =>
    fc.oneof(
      { weight: 9, arbitrary: valueOfSchema(part ?? {}, description, spoilt, depth + 1) },
      { weight: 1, arbitrary: spoilt },
    );
  if (depth > 5) return anything;
  if (schema.$ref) return inner(resolve(schema.$ref, description));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, part]) => [name, inner(part)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "array") return fc.array(inner(schema.items), { maxLength: 4 });
  if (type === "integer" || type === "number") {
    return fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer(), fc.double());
  }
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type !== "string") return fc.oneof(fc.constant(undefined), fc.constant(null), anything);
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.oneof(fc.webUrl(), fc.constantFrom("0,36", "2,3", "Text <b>of</b> sorts", ""), texts);
}

function resolve(reference: string, description: Description): Schema {
  const parts = reference.replace("#/", "").split("/");
  return parts.reduce<unknown>((part, name) => (part as never)[name], description) as Schema;
}

function listOperations({ paths = {} }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(
      item as Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>,
    ).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content["application/json"]?.schema,
    })),
  );
}
