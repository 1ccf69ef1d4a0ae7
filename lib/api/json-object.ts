/** Parses a JSON object; an empty one for any other text, such as a proxy's page. */
export function parseJsonObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // Not JSON.
  }
}
