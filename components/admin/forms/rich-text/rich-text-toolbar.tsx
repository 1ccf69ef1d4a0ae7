"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Heading3,
  Heading4,
  type IconNode,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Subscript,
  Superscript,
  Table,
  Underline,
} from "lucide";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { IconButton } from "@/components/admin/ui/icon-button";
import { LinkForm } from "./link-form";

interface Tool {
  name: string;
  label: string;
  icon: IconNode;
  attributes?: Record<string, unknown>;
  run: (editor: Editor) => boolean;
}

const tools: Tool[] = [
  { name: "bold", label: "Bold", icon: Bold, run: (e) => e.chain().focus().toggleBold().run() },
  {
    name: "italic",
    label: "Italic",
    icon: Italic,
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    name: "underline",
    label: "Underline",
    icon: Underline,
    run: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    name: "subscript",
    label: "Subscript",
    icon: Subscript,
    run: (e) => e.chain().focus().unsetSuperscript().toggleSubscript().run(),
  },
  {
    name: "superscript",
    label: "Superscript",
    icon: Superscript,
    run: (e) => e.chain().focus().unsetSubscript().toggleSuperscript().run(),
  },
  {
    name: "heading",
    label: "Heading",
    icon: Heading3,
    attributes: { level: 3 },
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: "heading",
    label: "Smaller heading",
    icon: Heading4,
    attributes: { level: 4 },
    run: (e) => e.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    name: "bulletList",
    label: "List",
    icon: List,
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: "orderedList",
    label: "Numbered list",
    icon: ListOrdered,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "blockquote",
    label: "Quotation",
    icon: Quote,
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
  { name: "code", label: "Code", icon: Code, run: (e) => e.chain().focus().toggleCode().run() },
  {
    name: "table",
    label: "Table",
    icon: Table,
    run: (e) =>
      e.isActive("table")
        ? e.chain().focus().deleteTable().run()
        : e.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
];

/** A single tab stop; the arrow keys move between tools. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      tools: tools.map(({ name, attributes }) => e.isActive(name, attributes)),
      link: e.isActive("link"),
      table: e.isActive("table"),
    }),
  });
  return (
    <>
      <div
        role="toolbar"
        aria-label={`${label}: formatting`}
        onKeyDown={moveFocus}
        className="flex flex-wrap items-center max-md:contents"
      >
        {tools.map((tool, at) => (
          <ToolButton
            key={tool.label}
            label={tool.label}
            icon={tool.icon}
            isPressed={active.tools[at] ?? false}
            isFirst={at === 0}
            onClick={() => {
              // The editor's own focus command waits for the next frame, and keys typed before it would be lost.
              editor.view.focus();
              tool.run(editor);
            }}
          />
        ))}
        <ToolButton
          label="Link"
          icon={Link}
          isPressed={active.link}
          onClick={() => setLinking(!isLinking)}
        />
        {active.table && <TableTools editor={editor} />}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

function TableTools({ editor }: { editor: Editor }) {
  const steps = {
    "Add row": () => editor.chain().focus().addRowAfter().run(),
    "Add column": () => editor.chain().focus().addColumnAfter().run(),
    "Remove row": () => editor.chain().focus().deleteRow().run(),
    "Remove column": () => editor.chain().focus().deleteColumn().run(),
  };
  return Object.entries(steps).map(([name, run]) => (
    <button
      key={name}
      type="button"
      tabIndex={-1}
      onClick={run}
      className="min-h-9 rounded-md px-2 max-md:min-h-11 text-sm hover:bg-accent-wash"
    >
      {name}
    </button>
  ));
}

function ToolButton({
  isPressed,
  isFirst = false,
  ...props
}: ComponentProps<typeof IconButton> & { isPressed: boolean; isFirst?: boolean }) {
  return (
    <IconButton
      aria-pressed={isPressed}
      tabIndex={isFirst ? 0 : -1}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      className="aria-pressed:bg-accent-wash aria-pressed:text-accent-strong md:size-9"
      {...props}
    />
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (at < 0 || target === undefined) return;
  event.preventDefault();
  buttons.at(target % buttons.length)?.focus();
}
