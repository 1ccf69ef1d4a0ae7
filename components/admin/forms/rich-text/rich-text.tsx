"use client";

import { EditorContent, useEditor } from "@tiptap/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { toOwnHeadings } from "@/lib/html/headings";
import { findRemovals } from "@/lib/html/removals";
import { sanitise } from "@/lib/html/sanitise";
import { editorExtensions } from "./editor-extensions";
import { RichTextToolbar } from "./rich-text-toolbar";
import { formOf, isFaithful, toEditorHtml, toStored } from "./stored-html";

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with a value that the editor cannot represent unchanged. */
  onUnfaithful: () => void;
  children: ReactNode;
  "aria-invalid"?: boolean | undefined;
  "aria-describedby"?: string | undefined;
}

/** The rich text editor. It calls `onChange` only for edits by the user. */
export function RichText({ id, label, value, onChange, onUnfaithful, children, ...aria }: Props) {
  const [pasted, setPasted] = useState<string[]>([]);
  const latest = useRef({ value, form: formOf(value), onChange, onUnfaithful });
  const checked = useRef<string>(undefined);
  latest.current.onChange = onChange;
  latest.current.onUnfaithful = onUnfaithful;

  const editor = useEditor({
    extensions: editorExtensions,
    content: toEditorHtml(value),
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: "prose-amide max-w-none! min-h-28 px-3 py-2.5 font-serif outline-none",
        ...(aria["aria-describedby"] && { "aria-describedby": aria["aria-describedby"] }),
        ...(aria["aria-invalid"] && { "aria-invalid": "true" }),
      },
      transformPastedHTML: (html) => {
        const own = toOwnHeadings(withoutClipboardMarks(html));
        setPasted(findRemovals(own));
        return sanitise(own);
      },
    },
    onUpdate: ({ editor: { state } }) => {
      latest.current.value = toStored(state.doc, latest.current.form);
      checked.current = latest.current.value;
      latest.current.onChange(latest.current.value);
    },
  });

  useEffect(() => {
    // The editor's own output needs no check.
    if (!editor || value === checked.current) return;
    checked.current = value;
    if (!isFaithful(value)) latest.current.onUnfaithful();
    else if (value !== latest.current.value) {
      latest.current.value = value;
      latest.current.form = formOf(value);
      editor.commands.setContent(toEditorHtml(value), { emitUpdate: false });
    }
  }, [editor, value]);

  return (
    <div className="rounded-md border border-edge bg-raised outline-2 outline-transparent outline-offset-2 focus-within:border-accent has-[[contenteditable]:focus]:outline-accent">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 border-b border-line px-1.5 py-1 max-md:flex max-md:flex-wrap">
        {editor && <RichTextToolbar editor={editor} label={label} />}
        {children}
      </div>
      <EditorContent editor={editor} />
      {pasted.length > 0 && (
        <p role="status" className="border-t border-line px-3 py-2 text-notice text-sm">
          The pasted text was reduced. Left out: {pasted.join(", ")}.
        </p>
      )}
    </div>
  );
}

/** Removes the page that word processors and browsers wrap around copied HTML. */
function withoutClipboardMarks(html: string): string {
  return html.replace(/<!--[\s\S]*?-->|<\/?(html|body|meta|head)\b[^>]*>/gi, "");
}
