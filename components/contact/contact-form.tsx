"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field, fieldProps } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { notify } from "@/components/ui/notify";
import {
  type ContactMessageInput,
  contactMessageInput,
} from "@/lib/content/contact-messages/contact-message-schema";
import { postContactMessage } from "./post-contact-message";

const FIELDS = ["name", "email", "message"] as const;
type FieldName = (typeof FIELDS)[number];
const BLANK = { name: "", email: "", message: "" };

interface Props {
  /** What was typed before, and what is wrong with it, where the form is shown again. */
  values?: ContactMessageInput;
  errors?: Record<string, string[]>;
  /** When the form was opened; /contact, which is the same for everybody, asks for it by picture. */
  opened?: string;
}

/**
 * The contact form. Until scripts run, and where none do, the browser posts it to /contact/send;
 * what was typed by then stays, as `useForm` is given no values to put in its place.
 */
export function ContactForm({ values, errors: before = {}, opened }: Props) {
  const [isEnhanced, setEnhanced] = useState(false);
  const [isSentHere, setSentHere] = useState(false);
  useEffect(() => setEnhanced(true), []);
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: standardSchemaResolver(contactMessageInput),
  });
  const { errors, isSubmitting } = formState;

  async function send(message: ContactMessageInput) {
    const { isSent, fields } = await postContactMessage(message);
    if (isSent) {
      reset(BLANK);
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

  const errorOf = (field: FieldName) =>
    errors[field]?.message ?? (isSentHere ? undefined : before[field]?.[0]);
  const control = (field: FieldName) => ({
    ...fieldProps(`contact-${field}`, errorOf(field)),
    ...register(field),
    defaultValue: values?.[field],
    required: true,
  });
  return (
    <form
      method="post"
      action="/contact/send"
      noValidate={isEnhanced}
      onSubmit={(event) => {
        setSentHere(true);
        return handleSubmit(send)(event);
      }}
      className="space-y-5"
    >
      <Field id="contact-name" label="Name" error={errorOf("name")}>
        <Input autoComplete="name" {...control("name")} />
      </Field>
      <Field id="contact-email" label="Email" error={errorOf("email")}>
        <Input type="email" autoComplete="email" {...control("email")} />
      </Field>
      <Field id="contact-message" label="Message" error={errorOf("message")}>
        <Textarea rows={11} {...control("message")} />
      </Field>
      <label className="hidden">
        Leave this field empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {opened ? (
        <input type="hidden" name="opened" value={opened} />
      ) : (
        <noscript>
          {/* biome-ignore lint/performance/noImgElement: not to be looked at, only to be asked for */}
          <img src="/contact/opened" alt="" width={1} height={1} />
        </noscript>
      )}
      <button type="submit" disabled={isSubmitting} className={buttonVariants()}>
        {isSubmitting ? "Sending..." : "Send Message"}
      </button>
    </form>
  );
}
