const KEY = "amide-chat-session";

/** The conversation of this tab, kept in sessionStorage so that a reload resumes it. */
export function currentSessionId(): string {
  return read() ?? beginSession();
}

/** "session-", the time, and a random part. */
export function beginSession(): string {
  const random = crypto.getRandomValues(new Uint32Array(4));
  const id = `session-${Date.now()}-${Array.from(random, (part) => part.toString(36)).join("")}`;
  keepSession(id);
  return id;
}

export function keepSession(id: string): void {
  remembered = id;
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Storage is disabled: the conversation lasts as long as the page.
  }
}

let remembered: string | null = null;

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? remembered;
  } catch {
    return remembered;
  }
}
