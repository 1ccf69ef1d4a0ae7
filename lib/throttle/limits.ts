import { loginMessages } from "@/lib/auth/login-messages";

/** A rate limit: the points of a window, and what happens beyond them. */
export interface Limit {
  points: number;
  /** The window in seconds. */
  seconds: number;
  /** The message of the 429. */
  message: string;
  /** If the store fails: answer 503, or let the request pass. */
  whenStoreFails: "refuse" | "pass";
  /**
   * Exponential backoff: the wait doubles each time that the points are used up within a day, from the
   * first to the longest, in seconds. Without it the wait is the rest of the window.
   */
  backOff?: { first: number; longest: number };
}

export const limits = {
  /** Login attempts of unknown browsers by address. */
  "login-address": {
    points: 10,
    seconds: 15 * 60,
    message: loginMessages.wait,
    whenStoreFails: "refuse",
    backOff: { first: 60, longest: 60 * 60 },
  },
  /** Login attempts of unknown browsers in total: distributed guessing. */
  "login-total": {
    points: 100,
    seconds: 15 * 60,
    message: loginMessages.wait,
    whenStoreFails: "refuse",
    backOff: { first: 60, longest: 15 * 60 },
  },
  /** Login attempts of one known browser. */
  "login-device": {
    points: 10,
    seconds: 15 * 60,
    message: loginMessages.wait,
    whenStoreFails: "refuse",
    backOff: { first: 60, longest: 60 * 60 },
  },
  /** Contact messages by address; while the store fails, losing a message is worse than spam. */
  contact: {
    points: 30,
    seconds: 15 * 60,
    message: "Too many messages have been sent from your connection. Please try again later.",
    whenStoreFails: "pass",
  },
  /** Posts of the form without scripts that are stored to be shown again. */
  "contact-draft": {
    points: 30,
    seconds: 15 * 60,
    message: "The form was sent too often from your connection. Please try again later.",
    whenStoreFails: "pass",
  },
  /** Searches by address: every pause in typing searches, and a whole school may share one address. */
  search: {
    points: 600,
    seconds: 60,
    message: "Too many searches have been sent from your connection. Please try again in a minute.",
    whenStoreFails: "pass",
  },
  /** Files of the whole library by address: all of them three times over. */
  download: {
    points: 60,
    seconds: 60,
    message: "Too many files were asked for from your connection. Please try again in a minute.",
    whenStoreFails: "pass",
  },
  /** Questions to the consultant by address; they may cost money. */
  chat: {
    points: 30,
    seconds: 10 * 60,
    message: "Too many questions have been sent from your connection. Please try again later.",
    whenStoreFails: "refuse",
  },
  /** Questions to the consultant by visitor cookie. */
  "chat-visitor": {
    points: 20,
    seconds: 10 * 60,
    message: "You have asked many questions in a short time. Please try again later.",
    whenStoreFails: "refuse",
  },
  /** Daily tokens of a paid language model, input and output, of all visitors. */
  "chat-tokens": {
    points: 1_000_000,
    seconds: 24 * 60 * 60,
    message: "The consultant has reached its limit for today. Please try again tomorrow.",
    whenStoreFails: "refuse",
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
