/** The conversation's texts as specified, shared with the browser. */
export const chatMessages = {
  /** The server, or the model behind it, gave no answer. */
  failed: "I'm sorry, I couldn't process your request. Please try again later.",
  /** There is no connection, or the conversation could not be loaded. */
  noConnection: "I'm having trouble connecting to the service. Please try again later.",
  /** Shown below a partial answer that the visitor stopped. */
  stopped: "This answer was stopped before it was complete.",
  /** The store is full. */
  full: "No more conversations can be stored at the moment, so I cannot answer. Please try again in a few days.",
  tooLong: "This conversation has become too long. Please start a new one.",
  /** Used when the settings have no welcome message. */
  greeting: "Hello. Ask me about a peptide, its mechanism or its evidence.",
} as const;

/** In UTF-16 code units, as everywhere on the wire. */
export const MAX_QUESTION_LENGTH = 2_000;
export const MAX_REASON_LENGTH = 500;
