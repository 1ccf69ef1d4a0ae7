import { postJson } from "@/lib/api/post-json";
import { loginMessages } from "@/lib/auth/login-messages";

/** Where the user is kept for the visit: a name and a role, nothing that opens anything. */
export const USER_KEY = "user";

/** Logs in and stores the user; answers what went wrong, in words for the visitor, or nothing. */
export async function postLogin(credentials: {
  username: string;
  password: string;
}): Promise<string | undefined> {
  try {
    const response = await postJson("/api/login", credentials);
    if (response.ok) {
      const { user } = await response.json();
      sessionStorage.setItem(USER_KEY, JSON.stringify(user));
      return undefined;
    }
    if (response.status === 429) return loginMessages.wait;
    return response.status === 503 ? loginMessages.unavailable : loginMessages.invalid;
  } catch {
    return loginMessages.failed; // No connection, or no JSON.
  }
}
