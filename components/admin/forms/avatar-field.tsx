"use client";

import { type Control, useWatch } from "react-hook-form";
import { PeptideAvatar } from "@/components/peptides/peptide-avatar";
import type { Values } from "@/lib/drafts/merge-values";

/** The avatar of the public page with the form's text and colour. */
export function AvatarSample({ control }: { control: Control<Values> }) {
  const [name, avatarText, avatarColor] = useWatch({
    control,
    name: ["name", "avatarText", "avatarColor"],
  }).map((value) => String(value ?? ""));
  return (
    <div className="flex items-center gap-4 rounded-md border border-line p-3">
      {(["small", "large"] as const).map((size) => (
        <PeptideAvatar
          key={size}
          name={name ?? ""}
          avatarText={avatarText ?? ""}
          avatarColor={avatarColor ?? ""}
          size={size}
        />
      ))}
      <p className="text-soft text-sm">In lists, and on the peptide's own page</p>
    </div>
  );
}
