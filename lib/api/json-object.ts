/** The object that a text holds as JSON; an empty one where it holds none, such as a proxy's page. */
export function parseJsonObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // Not JSON.
  }
}
