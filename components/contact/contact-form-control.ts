import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { createFormControl } from "react-hook-form";
import { notify } from "@/components/ui/notify";
import {
  type ContactMessageInput,
  contactMessageInput,
} from "@/lib/content/contact-messages/contact-message-schema";
import { postContactMessage } from "./post-contact-message";

const FIELDS = ["name", "email", "message"] as const;
export type FieldName = (typeof FIELDS)[number];
const BLANK = { name: "", email: "", message: "", about: undefined };

/** The error of each field. */
export type ContactFormErrors = Partial<Record<FieldName, string>>;

export type ContactFormControl = ReturnType<typeof createContactFormControl>;

/** Validates and sends the form in the browser. Takes over existing input. */
export function createContactFormControl(
  form: HTMLFormElement,
  onChange: (errors: ContactFormErrors) => void,
) {
  const control = createFormControl({ resolver: standardSchemaResolver(contactMessageInput) });
  const { register, reset, setError, setValue } = control;
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      onChange(Object.fromEntries(FIELDS.map((field) => [field, errors[field]?.message]))),
  });

  async function send(message: ContactMessageInput) {
    const { isSent, fields } = await postContactMessage(message);
    if (isSent) {
      reset(BLANK);
      onChange({});
      for (const field of FIELDS) blank(form, field);
      notify({
        title: "Message sent successfully",
        description: "We'll get back to you as soon as possible.",
      });
      return;
    }
    const wrong = FIELDS.filter((field) => fields[field]);
    for (const field of wrong) {
      setError(field, { message: fields[field]?.[0] }, { shouldFocus: field === wrong[0] });
    }
    notify({
      title: "Error sending message",
      description: "There was a problem sending your message. Please try again.",
      destructive: true,
    });
  }

  const typed = new FormData(form);
  for (const field of FIELDS) setValue(field, String(typed.get(field) ?? ""));
  setValue("about", typed.get("about")?.toString());
  return { register, submit: control.handleSubmit(send) };
}

function blank(form: HTMLFormElement, field: FieldName) {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value = "";
  }
}
