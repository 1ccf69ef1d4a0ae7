import { ApiError } from "@/lib/api/errors";
import { route } from "@/lib/api/route";

const answerNotFound = route({ access: "public" }, async ({ request }) => {
  const { pathname } = new URL(request.url);
  // See correctAddress in lib/next/incoming-requests.ts.
  const asked = pathname.replaceAll("%2F", "/").replaceAll("%25", "%");
  throw new ApiError("not_found", `There is no ${asked}`);
});

/** Addresses below /api that no other route takes. */
export {
  answerNotFound as DELETE,
  answerNotFound as GET,
  answerNotFound as OPTIONS,
  answerNotFound as PATCH,
  answerNotFound as POST,
  answerNotFound as PUT,
};
