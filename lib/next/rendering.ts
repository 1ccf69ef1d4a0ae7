import { currentRequest } from "./current-request.ts";

/** Events of the response for which the cache had no page, and of the same when the rendered page is in it. */
export const RENDERING = "amide-rendering";
export const RENDERED = "amide-rendered";

/** Tells those who wait for a rendering (`page-renders.ts`), also when its visitor has gone away. */
export function tellRendering(event: typeof RENDERING | typeof RENDERED): void {
  currentRequest()?.response.emit(event);
}
