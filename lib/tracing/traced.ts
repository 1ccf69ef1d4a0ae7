import { type Span, SpanStatusCode, trace } from "@opentelemetry/api";

/** The tracer whose span names and attributes are written in this project. */
export const TRACER = "amide";

/** Calls `work` and times it as a span of the current request, if traces are sent. */
export function traced<Result>(name: string, work: () => Result): Result {
  return trace.getTracer(TRACER).startActiveSpan(name, (span) => {
    try {
      const result = work();
      if (result instanceof Promise) void endWith(span, result);
      else span.end();
      return result;
    } catch (error) {
      endFailed(span, error);
      throw error;
    }
  });
}

/** Passes on the parts and times them, from the first that is asked for to the last. */
export async function* tracedParts<Part>(
  name: string,
  parts: AsyncIterable<Part>,
): AsyncGenerator<Part> {
  const span = trace.getTracer(TRACER).startSpan(name);
  try {
    yield* parts;
    span.end();
  } catch (error) {
    endFailed(span, error);
    throw error;
  } finally {
    // Of a reader that stopped.
    if (span.isRecording()) span.end();
  }
}

async function endWith(span: Span, result: Promise<unknown>): Promise<void> {
  try {
    await result;
    span.end();
  } catch (error) {
    // Thrown by `result` itself, which the caller has.
    endFailed(span, error);
  }
}

/** Without the message, which may quote what a visitor has typed. */
function endFailed(span: Span, error: unknown): void {
  span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
