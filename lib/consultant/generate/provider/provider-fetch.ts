import "server-only";

/** Far more than an answer of the longest length takes on the wire, in bytes. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** `fetch` for a provider: follows nobody elsewhere with the key, and reads no endless answer. */
export async function cappedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "error" });
  return response.body
    ? new Response(response.body.pipeThrough(capAt(MAX_ANSWER_BYTES)), response)
    : response;
}

function capAt(most: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > most) controller.error(new Error(`The answer has more than ${most} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
