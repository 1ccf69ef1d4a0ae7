"use client";

import { Trash2 } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/components/ui/notify";

/** The panel's header with a button that deletes the conversation, after a confirmation. */
export function DeleteConversation({
  isPossible,
  onDelete,
}: {
  isPossible: boolean;
  onDelete: () => Promise<void>;
}) {
  const [isAsked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isAsked) keep.current?.focus();
  }, [isAsked]);

  async function remove() {
    setAsked(false);
    try {
      await onDelete();
    } catch (error) {
      console.error("The conversation was not deleted", error);
      notify({ title: "The conversation could not be deleted", destructive: true });
    }
  }

  return (
    <div className="chat-head">
      {isAsked ? (
        <>
          <p id="delete-question">Delete this conversation for good?</p>
          <button type="button" onClick={remove} className="chat-danger">
            Delete
          </button>
          <button
            ref={keep}
            type="button"
            aria-describedby="delete-question"
            onClick={() => setAsked(false)}
          >
            Keep
          </button>
        </>
      ) : (
        <>
          <p>Answers cite this library</p>
          {isPossible && (
            <button type="button" onClick={() => setAsked(true)} aria-label="Delete conversation">
              <Icon node={Trash2} />
              <span aria-hidden="true">Delete</span>
            </button>
          )}
        </>
      )}
    </div>
  );
}
