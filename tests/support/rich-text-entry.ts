import { isFaithful } from "@/components/admin/forms/rich-text/stored-html";

/** Bundled by rich-text.spec.ts and run in its page: the editor wants a real document. */
Object.assign(window, { isFaithful });
