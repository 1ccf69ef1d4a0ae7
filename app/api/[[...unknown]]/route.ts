import { ApiError } from "@/lib/api/errors";
import { route } from "@/lib/api/route";

const answerNotFound = route({ access: "public" }, async ({ request }) => {
  throw new ApiError("not_found", `There is no ${new URL(request.url).pathname}`);
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
