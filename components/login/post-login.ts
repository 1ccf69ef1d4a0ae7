import { postJson } from "@/lib/api/post-json";
import { loginMessages } from "@/lib/auth/login-messages";

/** The sessionStorage key of the user's name and role. Holds no credentials. */
export const USER_KEY = "user";

/** Logs in and stores the user. Returns an error message for the visitor, or nothing. */
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
