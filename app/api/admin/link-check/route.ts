import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { env } from "@/lib/env";
import { startLinkCheck } from "@/lib/links/link-check";
import { linkCheckAnswer } from "@/lib/links/link-check-schema";
import { readLinkCheck } from "@/lib/links/link-check-store";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers the last check of the links in all items, and how far a running one is",
      answer: linkCheckAnswer,
    },
    async () => ({ isAllowed: env.LINK_CHECK, check: await readLinkCheck() }),
  ),
  POST: route(
    {
      access: "administrator",
      summary: "Begins a check of the links in all items, which goes on in the background",
      answer: linkCheckAnswer,
    },
    async ({ administrator }) => ({
      isAllowed: true,
      check: (await startLinkCheck(administrator)).check,
    }),
  ),
});
