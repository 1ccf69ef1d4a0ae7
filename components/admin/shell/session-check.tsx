"use client";

import { useEffect } from "react";
import { request } from "@/lib/api/client";

/** Checks the session once after loading, as a page from the browser's cache may outlive it. */
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
