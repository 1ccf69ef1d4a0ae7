"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "@/components/admin/ui/confirm-dialog";
import { guardLeaving, leavingLink } from "./leaving";

/**
 * Asks before a page with unsaved changes is left by a link, the palette, closing the window, or Back
 * (with the Navigation API). The changes stay in a draft in any case.
 */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const router = useRouter();
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const isLetGo = useRef(false);
  const ask = useCallback((go: () => void) => {
    setLeaving(() => () => {
      isLetGo.current = true;
      go();
    });
  }, []);

  useEffect(() => {
    if (!isDirty) return;
    isLetGo.current = false;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLetGo.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => {
        if (link.origin === location.origin && link.pathname.startsWith("/admin/")) {
          router.push(link.href);
        } else location.assign(link.href);
      });
    };
    const stopTraversal = watchTraversals(isLetGo, ask);
    const stopGuarding = guardLeaving(ask);
    addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
      stopTraversal();
      stopGuarding();
    };
  }, [ask, isDirty, router]);

  return (
    <ConfirmDialog
      question={
        leaving && {
          title: "Leave without saving?",
          text: "Your changes are not saved. They stay in this browser and are offered when you come back.",
          action: "Leave",
          cancel: "Stay",
          isHarmless: true,
          onConfirm: leaving,
        }
      }
      onClose={() => setLeaving(null)}
    />
  );
}

/** Without the Navigation API, Back leaves immediately and the draft is offered on return. */
function watchTraversals(isLetGo: { current: boolean }, ask: (go: () => void) => void) {
  const navigation = window.navigation as Navigation | undefined;
  if (!navigation) return () => {};
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== "traverse" || !event.cancelable || isLetGo.current) return;
    if (new URL(event.destination.url).pathname === location.pathname) return;
    event.preventDefault();
    const { key } = event.destination;
    ask(() => void navigation.traverseTo(key));
  };
  navigation.addEventListener("navigate", onNavigate);
  return () => navigation.removeEventListener("navigate", onNavigate);
}
