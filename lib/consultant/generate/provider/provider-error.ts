/**
 * The provider hung, failed, broke off, or said what cannot be used. Its cause is named by class and
 * status alone: the errors of the SDK and of the provider itself may repeat what the visitor said, or
 * the key, which belong in no log.
 */
export class ProviderError extends Error {
  override name = "ProviderError";
  /** It answered with an error's status, which nobody charges for. */
  readonly isRefusal: boolean;

  constructor(message: string, cause?: unknown) {
    const { name, statusCode } = (cause ?? {}) as { name?: unknown; statusCode?: unknown };
    super([message, name, statusCode].filter(isPlain).join(": "));
    this.isRefusal = typeof statusCode === "number" && statusCode >= 400;
  }
}

/** A word or a number, not a text that somebody else has written. */
function isPlain(part: unknown, index: number): boolean {
  return index === 0 || typeof part === "number" || /^\w{1,60}$/.test(String(part ?? ""));
}
