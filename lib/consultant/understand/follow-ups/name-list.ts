import type { Earlier } from "./earlier";

/** "Is that one on the list too?" after a question on sport: on the prohibited list. Null of anything else. */
export function nameList(message: string, [last]: Earlier[]): string | null {
  if (!last || !OF_SPORT.test(last.message) || !ON_LIST.test(message)) return null;
  return message.replace(ON_LIST, "on the prohibited list");
}

const ON_LIST = /\bon (?:the|that|this|their) list\b/i;
const OF_SPORT = /\b(?:wada|prohibited|doping|banned|athletes?|in sports?)\b/i;
