import type { UseFormReturn } from "react-hook-form";
import { failureWords } from "@/components/admin/ui/failure-words";
import { notifyError } from "@/components/ui/notify";
import { RequestError } from "@/lib/api/client";
import type { Values } from "@/lib/drafts/merge-values";
import type { EditorSource } from "./editor-source";

/** Reports a failure at its fields and in a notice. Returns the messages that belong to no field. */
export function tellFailure(
  error: unknown,
  form: UseFormReturn<Values>,
  source: EditorSource,
): string[] {
  const { message, rest } = describeFailure(error, form);
  notifyError(source.notices.failed(message));
  return rest;
}

function describeFailure(
  error: unknown,
  form: UseFormReturn<Values>,
): { message: string; rest: string[] } {
  const whole = (message: string) => ({ message, rest: [message] });
  if (!(error instanceof RequestError)) {
    return whole(`${failureWords(error)} Your changes are kept in this browser.`);
  }
  if (error.status === 401) {
    return whole("You are signed out. Your changes are kept in this browser.");
  }
  if (error.status === 404) {
    return whole("This was deleted elsewhere. Bring it back from the bin, then save again.");
  }
  const names = Object.keys(form.getValues());
  const rest: string[] = [];
  let isFirst = true;
  for (const [path, texts] of Object.entries(error.fields)) {
    const message = texts.join(" ");
    if (names.includes(path.split(".")[0] ?? "")) {
      form.setError(path, { message }, { shouldFocus: isFirst });
      isFirst = false;
    } else rest.push(`${path}: ${message}`);
  }
  const hasFields = Object.keys(error.fields).length > 0;
  return { message: error.message, rest: hasFields ? rest : [error.reason] };
}

/** A newer version has been stored since the form was read. */
export function isStale(error: unknown): boolean {
  return error instanceof RequestError && error.status === 409 && error.current !== undefined;
}
