import { fold } from "@/lib/search/fold";
import type { LibraryIndex } from "../../corpus/library-index";
import type { Criterion } from "../../understand/criteria/criteria";
import type { Earlier } from "../../understand/follow-ups/earlier";
import { findFactList } from "../find-fact-list";
import type { Retrieved } from "../retrieved";
import { narrowed } from "./narrowed";

/** What asks for some of a list, asked together with what the list was asked by. */
export function listWithin(
  library: LibraryIndex,
  message: string,
  last: Earlier,
): Retrieved | null {
  const text = fold(message);
  if (!OF_LIST.test(text) || NEW_LIST.test(text)) return null;
  const more = message.replace(/^\W*(?:(?:and|but|so|ok|only|just)\b\W*){1,3}/i, "");
  const asked = last.message.replace(/[?!.\s]+$/, "");
  for (const before of [asked, asked.replace(OF_STATUS, " ")]) {
    const said = `${before}, ${more}`;
    const list = findFactList(library, said);
    if (list && list !== "unknown" && list.found.length > 0) {
      return { kind: "facts", list, said, passages: [] };
    }
  }
  return null;
}

/** "Which of them is banned in sport?" of the peptides that a written list named. */
export function listAmong(
  library: LibraryIndex,
  message: string,
  { listed, isList }: Earlier,
): Retrieved | null {
  const text = fold(message);
  if (isList || listed.length < 2 || !OF_THOSE.test(text) || NEW_LIST.test(text)) return null;
  const list = findFactList(library, message);
  if (!list || list === "unknown") return null;
  const among: Criterion = {
    words: "among those named before",
    holds: ({ record }) => listed.some((one) => one.record === record),
  };
  return { kind: "facts", list: narrowed(list, among), said: message, passages: [] };
}

const OF_THOSE =
  /\b(?:of|among) (?:them|those|these)\b|\bwhich (?:ones?|is|are|was|were|has|have|can)\b|\bare (?:any|all|they)\b|\bonly (?:the|those)\b/;
const OF_LIST =
  /\b(?:of (?:them|those|these|that list)|they|them|those|these|the (?:ones?|others?|rest)|ones?|which|only|just|others)\b|^\W*(?:and|but|what about|how about)\b/;
/** "Which peptides …" asks anew. */
const NEW_LIST =
  /\b(?:which|what|all|list|any) (?:\w+ ){0,3}(?:peptides|medicines|drugs|substances)\b|§|\b(?:it|its)\b/;
const OF_STATUS = /\b(?:approved|licensed|authorised|registered|withdrawn|refused)\b/gi;
