import Subscript from "@tiptap/extension-subscript";
import Superscript from "@tiptap/extension-superscript";
import { TableCell, TableHeader, TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { allowedHtml } from "@/lib/html/allowed";

const scheme = /^[a-z][a-z\d+.-]*:/i;

/** Exactly the elements that lib/html/allowed.ts allows. */
export const editorExtensions = [
  StarterKit.configure({
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isAllowedAddress,
    },
  }),
  Subscript,
  Superscript,
  TableKit.configure({ table: { resizable: false }, tableHeader: false, tableCell: false }),
  TableHeader.extend({
    addAttributes() {
      return {
        colspan: { default: 1 },
        rowspan: { default: 1 },
        scope: { default: null },
      };
    },
  }),
  TableCell.extend({
    addAttributes() {
      return { colspan: { default: 1 }, rowspan: { default: 1 } };
    },
  }),
];

/** A path on this site, or a URL with an allowed scheme. */
export function isAllowedAddress(address: string): boolean {
  const trimmed = address.trim();
  if (trimmed === "" || trimmed.startsWith("//")) return false;
  const [found] = scheme.exec(trimmed) ?? [];
  return !found || allowedHtml.allowedSchemes.includes(found.slice(0, -1).toLowerCase() as "https");
}
