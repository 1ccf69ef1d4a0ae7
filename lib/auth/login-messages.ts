/** Messages of the login page, with and without scripts. */
export const loginMessages = {
  required: "Username and password are required",
  invalid: "Invalid credentials",
  wait: "Too many attempts to log in. Please try again later.",
  unavailable: "Logging in is not possible at the moment. Please try again in a minute.",
  failed: "Failed to login",
} as const;

export type LoginProblem = keyof typeof loginMessages;
