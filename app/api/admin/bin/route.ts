import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readBin } from "@/lib/resources/revisions/bin";
import { BIN_DAYS } from "@/lib/resources/revisions/bin-days";
import { binQuery, revisionPageSchema } from "@/lib/resources/revisions/revision-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: `Lists what was deleted in the last ${BIN_DAYS} days and can be restored`,
      query: binQuery,
      answer: revisionPageSchema,
    },
    ({ query }) => readBin(query),
  ),
});
