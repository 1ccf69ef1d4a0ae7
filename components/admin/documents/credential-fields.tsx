"use client";

import { type Control, useController, useWatch } from "react-hook-form";
import { Input } from "@/components/ui/input";
import type { Values } from "@/lib/drafts/merge-values";
import { FormSection } from "../forms/editor/form-section";
import { FormField } from "../forms/form-field";

export const CREDENTIALS_TITLE = "Administrator";

/** The administrator's name (read-only) and a new password, which no draft contains. */
export function CredentialFields({ control }: { control: Control<Values> }) {
  const [username, password, confirmation] = useWatch({
    control,
    name: ["credentials.username", "credentials.password", "credentials.confirmPassword"],
  });
  const differ = Boolean(password) && password !== confirmation;
  return (
    <FormSection form="site-settings" title={CREDENTIALS_TITLE}>
      <div className="grid gap-5 @2xl:grid-cols-2">
        <div className="@2xl:col-span-2">
          <FormField id="site-settings-username" label="Admin Username">
            {(props) => (
              <Input {...props} value={String(username ?? "")} readOnly autoComplete="username" />
            )}
          </FormField>
        </div>
        <PasswordField
          control={control}
          name="credentials.password"
          label="New Password"
          help="At least 12 characters. Leave blank to keep the current one. A change ends all other sessions."
        />
        <PasswordField
          control={control}
          name="credentials.confirmPassword"
          label="Confirm New Password"
          {...(differ && { problem: "The two passwords differ" })}
        />
      </div>
    </FormSection>
  );
}

function PasswordField({
  control,
  name,
  label,
  help,
  problem,
}: {
  control: Control<Values>;
  name: string;
  label: string;
  help?: string;
  problem?: string;
}) {
  const { field, fieldState } = useController({ name, control });
  return (
    <FormField
      id={`site-settings-${name.replace(".", "-")}`}
      label={label}
      help={help}
      error={fieldState.error?.message ?? problem}
    >
      {(props) => (
        <Input
          {...props}
          type="password"
          autoComplete="new-password"
          value={String(field.value ?? "")}
          ref={field.ref}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
      )}
    </FormField>
  );
}
