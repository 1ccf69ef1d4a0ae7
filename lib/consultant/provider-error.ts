/** The provider hung, failed, broke off, or said what cannot be used. */
export class ProviderError extends Error {
  override name = "ProviderError";
  /** It answered with an error's status, which nobody charges for. */
  readonly isRefusal: boolean;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    const { statusCode } = (cause ?? {}) as { statusCode?: unknown };
    this.isRefusal = typeof statusCode === "number" && statusCode >= 400;
  }
}
