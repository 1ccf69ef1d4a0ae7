import "server-only";
import { readDocument } from "@/lib/content/documents/document-store";
import {
  administratorSchemas,
  documentNames,
  publicSchemas,
  toPublicWire,
} from "@/lib/content/documents/document-wire";
import { saveDocument } from "@/lib/content/documents/document-writes";
import { type DocumentKey, documents } from "@/lib/content/documents/documents";
import { methods } from "./methods";
import { ASK_EACH_TIME, route } from "./route";
import { sentObject } from "./sent";

/** Routes of a singleton document such as `/api/about-content`; POST and PUT both save it. */
export function documentRoutes(key: DocumentKey, cacheControl: string = ASK_EACH_TIME) {
  const save = route(
    {
      access: "administrator",
      summary: `Saves the ${documentNames[key]}; fields left out keep their value`,
      body: sentObject,
      bodyShape: documents[key].partial(),
      answer: administratorSchemas[key],
      isVersioned: true,
    },
    ({ administrator, body, request }) =>
      saveDocument(administrator, key, body, request.headers.get("if-match")),
  );
  return methods({
    GET: route(
      {
        access: "public",
        summary: `Answers the ${documentNames[key]}`,
        answer: publicSchemas[key],
        cacheControl,
      },
      async () => toPublicWire(key, await readDocument(key)),
    ),
    POST: save,
    PUT: save,
  });
}
