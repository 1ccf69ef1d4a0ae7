"use client";

import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  use,
  useEffect,
  useRef,
  useState,
} from "react";
import { postLogin } from "@/components/login/post-login";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { Field, fieldProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { onUnauthenticated } from "@/lib/api/client";
import { loginMessages } from "@/lib/auth/login-messages";
import { CoverOnClose } from "../ui/cover-on-close";

const Name = createContext("admin");

export function useAdministratorName(): string {
  return use(Name);
}

/**
 * Provides the administrator's name. If a request finds the session expired, a login dialog opens over
 * the page, and the request continues after the login.
 */
export function SignedIn({ username, children }: { username: string; children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isLoggedIn: boolean) => void>(undefined);
  useEffect(
    () =>
      onUnauthenticated(
        () =>
          new Promise((resolve) => {
            answer.current = resolve;
            setAsking(true);
          }),
      ),
    [],
  );
  function close(isLoggedIn: boolean) {
    setAsking(false);
    answer.current?.(isLoggedIn);
    answer.current = undefined;
  }
  return (
    <Name value={username}>
      {children}
      <Dialog open={isAsking} onOpenChange={(isOpen) => !isOpen && close(false)}>
        <DialogContent
          className="z-60"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(PASSWORD_ID)?.focus();
          }}
        >
          <CoverOnClose />
          <DialogTitle>Log in to go on</DialogTitle>
          <DialogDescription>
            Your session has ended. Your changes are still here; after the login you can continue.
          </DialogDescription>
          <LoginAgain username={username} onLoggedIn={() => close(true)} />
        </DialogContent>
      </Dialog>
    </Name>
  );
}

const PASSWORD_ID = "again-password";

function LoginAgain({ username, onLoggedIn }: { username: string; onLoggedIn: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);

  async function logIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events bubble through portals: an outer form would submit too.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get("password"));
    if (!password) return setProblem(loginMessages.required);
    setSubmitting(true);
    const failure = await postLogin({ username, password });
    setSubmitting(false);
    setProblem(failure);
    if (!failure) onLoggedIn();
  }

  return (
    <form onSubmit={logIn} noValidate className="mt-5 space-y-4">
      <Field id="again-username" label="Username">
        <Input id="again-username" value={username} readOnly autoComplete="username" />
      </Field>
      <Field id={PASSWORD_ID} label="Password" {...(problem && { error: problem })}>
        <Input
          {...fieldProps(PASSWORD_ID, problem)}
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </Field>
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? "Logging in..." : "Login"}
      </Button>
    </form>
  );
}
