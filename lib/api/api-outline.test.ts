import { expect, it } from "vitest";
import { z } from "zod";
import { outlineApi } from "./api-outline";
import { methods } from "./methods";
import { describeApi } from "./openapi";
import { route } from "./route";

const thing = z.object({ id: z.number().int(), at: z.iso.datetime() }).meta({ id: "Thing" });

it("tells in plain words what an address takes and answers", () => {
  const list = methods({
    GET: route(
      { access: "public", summary: "Lists things", answer: z.array(thing) },
      async () => [],
    ),
    POST: route(
      {
        access: "administrator",
        summary: "Adds a thing",
        body: z.object({
          name: z.string().max(1000),
          kind: z.enum(["big", "small"]).nullable().optional(),
        }),
        answer: thing,
        status: 201,
      },
      async () => ({}),
    ),
  });
  const { groups, failures, shapes } = outlineApi(describeApi({ "/api/things": list }));
  expect(groups).toEqual([
    {
      name: "things",
      operations: [
        {
          method: "GET",
          path: "/api/things",
          summary: "Lists things",
          isAdministrators: false,
          fields: null,
          answers: [{ status: "200", shape: "list of Thing" }],
          failures: ["500", "503"],
        },
        expect.objectContaining({
          method: "POST",
          isAdministrators: true,
          fields: [
            { name: "name", type: "text", isRequired: true, note: "at most 1,000 characters" },
            { name: "kind", type: "big or small or null", isRequired: false, note: "" },
          ],
          answers: [{ status: "201", shape: "Thing" }],
        }),
      ],
    },
  ]);
  expect(failures.map(({ status }) => status)).toEqual([
    "400",
    "401",
    "403",
    "409",
    "413",
    "415",
    "422",
    "500",
    "503",
  ]);
  expect(shapes.find(({ name }) => name === "Thing")?.fields).toEqual([
    { name: "id", type: "whole number", isRequired: true, note: "" },
    { name: "at", type: "time", isRequired: true, note: "" },
  ]);
});
