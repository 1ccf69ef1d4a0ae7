import type { ApiDescription } from "./openapi";

/** A field for readers: its name, type and whether it is required. */
export interface OutlinedField {
  name: string;
  type: string;
  isRequired: boolean;
  note: string;
}

export interface OutlinedOperation {
  method: string;
  path: string;
  summary: string;
  isAdministrators: boolean;
  /** The fields of the body; null without a body. */
  fields: OutlinedField[] | null;
  answers: { status: string; shape: string }[];
  /** Error statuses. */
  failures: string[];
}

/** The OpenAPI description arranged for readers. */
export interface ApiOutline {
  groups: { name: string; operations: OutlinedOperation[] }[];
  /** The meaning of each error status. */
  failures: { status: string; text: string }[];
  shapes: { name: string; fields: OutlinedField[] }[];
}

/** The subset of JSON Schema that the description uses. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  maxLength?: number;
}

type Content = { content?: Record<string, { schema: Schema }> };

interface Operation {
  summary?: string;
  security?: unknown[];
  requestBody?: Content;
  responses?: Record<string, Content & { description: string }>;
}

const JSON_TYPE = "application/json";

export function outlineApi(description: ApiDescription): ApiOutline {
  const groups = new Map<string, OutlinedOperation[]>();
  const failures = new Map<string, string>();
  for (const [path, item] of Object.entries(description.paths ?? {})) {
    const name = path.split("/")[2] ?? "";
    const operations = Object.entries(item as Record<string, Operation>);
    groups.set(name, [
      ...(groups.get(name) ?? []),
      ...operations.map(([method, operation]) => outlineOperation(path, method, operation)),
    ]);
    for (const [status, answer] of operations.flatMap(([, operation]) => answersOf(operation))) {
      if (isFailure(status)) failures.set(status, answer.description);
    }
  }
  const schemas = (description.components?.schemas ?? {}) as Record<string, Schema>;
  return {
    groups: [...groups].map(([name, operations]) => ({ name, operations })),
    failures: [...failures]
      .map(([status, text]) => ({ status, text }))
      .sort((a, b) => Number(a.status) - Number(b.status)),
    shapes: Object.entries(schemas)
      .map(([name, schema]) => ({ name, fields: outlineFields(schema) ?? [] }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function outlineOperation(path: string, method: string, operation: Operation): OutlinedOperation {
  const { summary = "", security, requestBody } = operation;
  const body = requestBody?.content?.[JSON_TYPE]?.schema;
  const answers = answersOf(operation);
  return {
    method: method.toUpperCase(),
    path,
    summary,
    isAdministrators: security !== undefined,
    fields: body ? outlineFields(body) : null,
    answers: answers.flatMap(([status, { content }]) => {
      const schema = content?.[JSON_TYPE]?.schema;
      return schema && !isFailure(status) ? [{ status, shape: typeOf(schema) }] : [];
    }),
    failures: answers.map(([status]) => status).filter(isFailure),
  };
}

function answersOf({ responses = {} }: Operation) {
  return Object.entries(responses);
}

function isFailure(status: string): boolean {
  return Number(status) >= 400;
}

function outlineFields({ properties, required = [] }: Schema): OutlinedField[] | null {
  if (!properties) return null;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    isRequired: required.includes(name),
    note: schema.description ?? limitOf(schema),
  }));
}

function limitOf({ maxLength }: Schema): string {
  return maxLength ? `at most ${maxLength.toLocaleString("en")} characters` : "";
}

/** "list of Article", "text or nothing", "feature or bug". */
function typeOf(schema: Schema): string {
  const { $ref, anyOf, items, type, format } = schema;
  if ($ref) return $ref.slice($ref.lastIndexOf("/") + 1);
  if (schema.enum) return schema.enum.join(" or ");
  if (schema.const !== undefined) return String(schema.const);
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(" or ");
  if (type === "array") return `list of ${items ? typeOf(items) : "anything"}`;
  if (format === "date-time") return "time";
  const types = [type ?? []].flat().map((name) => words[name] ?? name);
  return types.join(" or ") || "anything";
}

const words: Record<string, string> = {
  string: "text",
  boolean: "true or false",
  null: "null",
  integer: "whole number",
};
