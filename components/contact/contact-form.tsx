"use client";

import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field, fieldProps } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import type { ContactMessageInput } from "@/lib/content/contact-messages/contact-message-schema";
import type { ContactFormControl, ContactFormErrors, FieldName } from "./contact-form-control";

interface Props {
  /** The previous input and its errors, when the form is shown again. */
  values?: ContactMessageInput | undefined;
  errors?: Record<string, string[]>;
  /** When the form was opened. /contact is cached for everybody and gets it by an image request. */
  opened?: string | undefined;
}

/**
 * The contact form. The code that validates and sends it in place is loaded at the first focus.
 * Before that, and without scripts, the browser posts it to /contact/send, which validates it and
 * keeps the input. Native validation is off, because its messages are not the specified ones.
 */
export function ContactForm({ values, errors: before = {}, opened }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { control, errors, load } = useContactFormControl(form);
  const [isSentHere, setSentHere] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setSentHere(true);
    setSubmitting(true);
    try {
      await (await load()).submit();
    } catch (error) {
      console.error("The form is posted by the browser", error);
      form.current?.submit();
    } finally {
      setSubmitting(false);
    }
  }

  const errorOf = (field: FieldName) =>
    errors[field] ?? (isSentHere ? undefined : before[field]?.[0]);
  const fieldOf = (name: FieldName) => ({
    ...fieldProps(`contact-${name}`, errorOf(name)),
    ...(control ? control.register(name) : { name }),
    defaultValue: values?.[name],
    required: true,
  });
  return (
    <form
      ref={form}
      method="post"
      action="/contact/send"
      noValidate
      onFocus={() => load().catch(reportLoading)}
      onSubmit={onSubmit}
      className="space-y-5"
    >
      <Field id="contact-name" label="Name" error={errorOf("name")}>
        <Input autoComplete="name" {...fieldOf("name")} />
      </Field>
      <Field id="contact-email" label="Email" error={errorOf("email")}>
        <Input type="email" autoComplete="email" {...fieldOf("email")} />
      </Field>
      <Field id="contact-message" label="Message" error={errorOf("message")}>
        <Textarea rows={11} {...fieldOf("message")} />
      </Field>
      {values?.about && <input type="hidden" name="about" value={values.about} />}
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

/** Loads the control once, also if the focus came before hydration. */
function useContactFormControl(form: RefObject<HTMLFormElement | null>) {
  const [control, setControl] = useState<ContactFormControl>();
  const [errors, setErrors] = useState<ContactFormErrors>({});
  const loading = useRef<Promise<ContactFormControl>>(undefined);

  function load() {
    loading.current ??= import("./contact-form-control").then(
      ({ createContactFormControl }) => {
        if (!form.current) throw new Error("The form is gone");
        const made = createContactFormControl(form.current, setErrors);
        setControl(made);
        return made;
      },
      (error) => {
        loading.current = undefined; // The next focus tries again.
        throw error;
      },
    );
    return loading.current;
  }

  const loadIfInUse = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) load().catch(reportLoading);
  });
  useEffect(() => loadIfInUse(), []);
  return { control, errors, load };
}

function reportLoading(error: unknown) {
  console.error("The form could not be prepared", error);
}
