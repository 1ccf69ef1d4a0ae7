import "server-only";
import { z } from "zod";
import { idParams } from "@/lib/content/wire";
import type { Resource } from "@/lib/resources/resource";
import { createItem, deleteItem, updateItem } from "@/lib/resources/resource-writes";
import { BIN_DAYS } from "@/lib/resources/revisions/bin-days";
import { methods } from "./methods";
import { ASK_EACH_TIME, route } from "./route";
import { sentObject, successAnswer } from "./sent";

/** Routes of a collection such as `/api/peptides`: list and create. */
export function collectionRoutes(resource: Resource) {
  return methods({
    GET: route(
      {
        access: resource.readAccess,
        summary: `Lists every ${resource.one}`,
        answer: z.array(resource.item),
        ...keeping(resource),
      },
      () => resource.list(),
    ),
    POST: route(
      {
        access: "administrator",
        summary: `Adds a new ${resource.one}; an id in the body is ignored`,
        body: sentObject,
        bodyShape: resource.input.extend(z.object(resource.spellings).partial().shape),
        answer: resource.item,
        status: 201,
        isVersioned: true,
      },
      ({ administrator, body }) => createItem(administrator, resource, body),
    ),
  });
}

/** Routes of an item such as `/api/peptides/{id}`: read, update and delete. */
export function itemRoutes(resource: Resource) {
  return methods({
    GET: route(
      {
        access: resource.readAccess,
        summary: `Answers one ${resource.one}`,
        params: idParams,
        answer: resource.item,
        ...keeping(resource),
      },
      ({ params }) => resource.read(params.id),
    ),
    PUT: route(
      {
        access: "administrator",
        summary: `Changes a ${resource.one}; fields left out keep their value`,
        params: idParams,
        body: sentObject,
        bodyShape: resource.input
          .extend({ ...resource.spellings, updatedAt: z.string().nullable() })
          .partial(),
        answer: resource.item,
        isVersioned: true,
      },
      ({ administrator, params, body, request }) =>
        updateItem(administrator, resource, params.id, body, request.headers.get("if-match")),
    ),
    DELETE: route(
      {
        access: "administrator",
        summary: `Deletes a ${resource.one}; it stays in the bin for ${BIN_DAYS} days`,
        params: idParams,
        answer: successAnswer,
      },
      ({ administrator, params, request }) =>
        deleteItem(administrator, resource, params.id, {
          ifMatch: request.headers.get("if-match"),
        }),
    ),
  });
}

function keeping({ readAccess }: Resource) {
  return readAccess === "public" ? { cacheControl: ASK_EACH_TIME } : {};
}
