/** What the specification says of the conversation, word for word; the browser uses it too. */
export const chatMessages = {
  /** The server, or the model behind it, gave no answer. */
  failed: "I'm sorry, I couldn't process your request. Please try again later.",
  /** There was no connection, or the conversation so far could not be had. */
  noConnection: "I'm having trouble connecting to the service. Please try again later.",
  /** Stands below what there was of an answer when the visitor stopped it. */
  stopped: "This answer was stopped before it was complete.",
  /** Nothing more can be stored. */
  full: "No more conversations can be stored at the moment, so I cannot answer. Please try again in a few days.",
  tooLong: "This conversation has become too long. Please start a new one.",
  /** Where the settings hold no welcome. */
  greeting: "Hello. Ask me about a peptide, its mechanism or its evidence.",
} as const;

/** In UTF-16 code units, as everywhere on the wire. */
export const MAX_QUESTION_LENGTH = 2_000;
export const MAX_REASON_LENGTH = 500;
