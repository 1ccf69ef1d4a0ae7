"use client";

import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { Input } from "@/components/ui/input";
import { isAllowedAddress } from "./editor-extensions";

/** Edits the link at the selection. It is inside a form, so it cannot be one. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""));
  const [isRefused, setRefused] = useState(false);

  function apply() {
    if (!isAllowedAddress(address)) return setRefused(true);
    editor.chain().focus().extendMarkRange("link").setLink({ href: address.trim() }).run();
    onDone();
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onDone();
  }

  return (
    <div className="order-last col-span-2 flex w-full flex-wrap items-center gap-2 px-1.5 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <Input
          aria-label="Address of the link"
          aria-invalid={isRefused || undefined}
          placeholder="https://… or /peptides/1"
          autoFocus
          data-own-escape
          value={address}
          onChange={(event) => {
            setRefused(false);
            setAddress(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              event.preventDefault();
              apply();
            } else if (event.key === "Escape") {
              event.preventDefault();
              editor.commands.focus();
              onDone();
            }
          }}
        />
      </div>
      <CompactButton variant="primary" onClick={apply}>
        Set link
      </CompactButton>
      {editor.isActive("link") && <CompactButton onClick={remove}>No link</CompactButton>}
      <p role="alert" className="w-full text-danger text-sm empty:hidden">
        {isRefused && "Use an address of this site, or one with http, https, mailto or tel."}
      </p>
    </div>
  );
}
