import { loginMessages } from "@/lib/auth/login-messages";

/** Points that may be used within a time, and what happens beyond them. */
export interface Limit {
  points: number;
  /** The window that the points are for, in seconds. */
  seconds: number;
  /** What is said beside the 429. */
  message: string;
  /** Where the store fails: answer 503, or let the request pass. */
  whenStoreFails: "refuse" | "pass";
  /**
   * Each further time that the points are used up within a day, the wait doubles: from the first
   * to the longest, in seconds. Without it one waits for the window to end.
   */
  backOff?: { first: number; longest: number };
}

export const limits = {
  /** Attempts to log in from one address that nobody has logged in from with the same browser. */
  "login-address": {
    points: 10,
    seconds: 15 * 60,
    message: loginMessages.wait,
    whenStoreFails: "refuse",
    backOff: { first: 60, longest: 60 * 60 },
  },
  /** The same from all addresses together: a guess spread over many hosts. */
  "login-total": {
    points: 100,
    seconds: 15 * 60,
    message: loginMessages.wait,
    whenStoreFails: "refuse",
    backOff: { first: 60, longest: 15 * 60 },
  },
  /** Attempts of one browser that is logged in, or was before. */
  "login-device": {
    points: 10,
    seconds: 15 * 60,
    message: loginMessages.wait,
    whenStoreFails: "refuse",
    backOff: { first: 60, longest: 60 * 60 },
  },
  /** Messages of one address; a message is worth more than a quiet inbox while the store is away. */
  contact: {
    points: 30,
    seconds: 15 * 60,
    message: "Too many messages have been sent from your connection. Please try again later.",
    whenStoreFails: "pass",
  },
  /** Posts of the form without scripts that are shown again, and kept for that. */
  "contact-draft": {
    points: 30,
    seconds: 15 * 60,
    message: "The form was sent too often from your connection. Please try again later.",
    whenStoreFails: "pass",
  },
  /** Searches of one address: a reader who types asks at each pause, and a school has one address. */
  search: {
    points: 600,
    seconds: 60,
    message: "Too many searches have been sent from your connection. Please try again in a minute.",
    whenStoreFails: "pass",
  },
  /** Questions of one address to the consultant, which may cost money. */
  chat: {
    points: 30,
    seconds: 10 * 60,
    message: "Too many questions have been sent from your connection. Please try again later.",
    whenStoreFails: "refuse",
  },
  /** Questions of one visitor, by the cookie. */
  "chat-visitor": {
    points: 20,
    seconds: 10 * 60,
    message: "You have asked many questions in a short time. Please try again later.",
    whenStoreFails: "refuse",
  },
  /** Tokens of a day that a paid language model may read and write, of all visitors together. */
  "chat-tokens": {
    points: 1_000_000,
    seconds: 24 * 60 * 60,
    message: "The consultant has reached its limit for today. Please try again tomorrow.",
    whenStoreFails: "refuse",
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
