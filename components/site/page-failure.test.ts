import { notFound } from "next/navigation";
import { type ReactElement, Suspense } from "react";
import { expect, it } from "vitest";
import { withFailure } from "./page-failure";

const error = new Error("The database is away");
const render = withFailure(async ({ failure }: { failure?: () => never }) => {
  failure?.();
  return "a page";
});

it("leaves a page that renders as it is", async () => {
  expect(await render({})).toBe("a page");
});

it("puts a boundary round a failure, whose fallback is for readers without scripts", async () => {
  const answer = (await render({ failure: () => raise() })) as ReactElement<{
    children: ReactElement<{ error: unknown }>;
  }>;
  expect(answer.type).toBe(Suspense);
  expect(answer.props.children.props.error).toBe(error);
});

it("leaves to Next what is no failure", async () => {
  await expect(render({ failure: notFound })).rejects.toMatchObject({
    digest: "NEXT_HTTP_ERROR_FALLBACK;404",
  });
});

function raise(): never {
  throw error;
}
