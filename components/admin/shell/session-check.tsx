"use client";

import { useEffect } from "react";
import { request } from "@/lib/api/client";

/** Asks once, as the dashboard loads, whether the session is open: a page kept by the browser may outlive it. */
export function SessionCheck() {
  useEffect(() => {
    request<{ authenticated: boolean }>("/api/auth/check", { isQuiet: true }).then(
      ({ data }) => {
        if (!data.authenticated) location.replace("/login");
      },
      (error) => console.error("The session could not be checked", error),
    );
  }, []);
  return null;
}
