/**
 * The provider hung, failed, broke off, or said what cannot be used. Its cause is told in words
 * alone: the SDK's own errors carry what the visitor said, which belongs in no log.
 */
export class ProviderError extends Error {
  override name = "ProviderError";
  /** It answered with an error's status, which nobody charges for. */
  readonly isRefusal: boolean;

  constructor(message: string, cause?: unknown) {
    const { statusCode, message: reason } = (cause ?? {}) as {
      statusCode?: unknown;
      message?: unknown;
    };
    super([message, statusCode, reason].filter(Boolean).join(": "));
    this.isRefusal = typeof statusCode === "number" && statusCode >= 400;
  }
}
