"use client";

import { useRouter } from "next/navigation";
import { type SubmitEvent, useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field, fieldProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/notify";
import { loginMessages } from "@/lib/auth/login-messages";
import { postLogin, USER_KEY } from "./post-login";

const REDIRECT_AFTER_MS = 100;

/** Without scripts, and before hydration, the browser posts the form to /login/send. */
export function LoginForm() {
  const router = useRouter();
  const [isEnhanced, setEnhanced] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [missing, setMissing] = useState<string[]>([]);
  useEffect(() => {
    setEnhanced(true);
    // Whoever sees this page has no open session.
    sessionStorage.removeItem(USER_KEY);
  }, []);

  async function logIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const username = String(form.get("username")).trim();
    const password = String(form.get("password"));
    const blank = Object.entries({ username, password }).filter(([, value]) => !value);
    setMissing(blank.map(([name]) => name));
    if (blank[0]) {
      document.getElementById(`login-${blank[0][0]}`)?.focus();
      return notify({ title: "Error", description: loginMessages.required, destructive: true });
    }
    setSubmitting(true);
    const problem = await postLogin({ username, password });
    if (problem) {
      setSubmitting(false);
      return notify({ title: "Error", description: problem, destructive: true });
    }
    notify({ title: "Success", description: "Logged in successfully" });
    setTimeout(() => router.push("/admin"), REDIRECT_AFTER_MS);
  }

  const control = (name: "username" | "password") => ({
    ...fieldProps(`login-${name}`, undefined),
    "aria-invalid": missing.includes(name) || undefined,
    name,
    required: true,
  });
  return (
    <form
      method="post"
      action="/login/send"
      noValidate={isEnhanced}
      onSubmit={logIn}
      className="space-y-5"
    >
      <Field id="login-username" label="Username">
        <Input autoComplete="username" autoCapitalize="none" {...control("username")} />
      </Field>
      <Field id="login-password" label="Password">
        <Input type="password" autoComplete="current-password" {...control("password")} />
      </Field>
      <button type="submit" disabled={isSubmitting} className={buttonVariants()}>
        {isSubmitting ? "Logging in..." : "Login"}
      </button>
    </form>
  );
}
