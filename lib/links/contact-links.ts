/** A contact channel: its URL and its text, such as "@handle". */
interface ContactChannel {
  href: string;
  text: string;
}

/** Null hides the channel: nothing is stored, or it cannot be a safe link. */
export interface ContactChannels {
  email: ContactChannel | null;
  phone: ContactChannel | null;
  whatsapp: ContactChannel | null;
  telegram: ContactChannel | null;
}

/** The channels of the documents `contact-info` and `contact-content`. */
export function contactChannels(stored: {
  email: string;
  phone: string;
  whatsapp: string;
  telegram: string;
}): ContactChannels {
  const number = whatsappNumber(stored.whatsapp);
  const handle = telegramHandle(stored.telegram);
  return {
    email: toChannel(mailtoHref(stored.email), stored.email.trim()),
    phone: toChannel(telHref(stored.phone), stored.phone.trim()),
    whatsapp: toChannel(whatsappHref(stored.whatsapp), `+${number}`),
    telegram: toChannel(telegramHref(stored.telegram), `@${handle}`),
  };
}

function toChannel(href: string | null, text: string): ContactChannel | null {
  return href === null ? null : { href, text };
}

/**
 * `https://wa.me/DIGITS` from a number in international form ("+1 (202) 555-0143"), also within text, or
 * from a wa.me or api.whatsapp.com URL with a number. Null for anything else.
 */
export function whatsappHref(value: string): string | null {
  const digits = whatsappNumber(value);
  return digits && `https://wa.me/${digits}`;
}

/**
 * `https://t.me/HANDLE` from a handle with or without @, from one with @ within text, or from a t.me or
 * telegram.me URL. Null for anything else, such as invitation links.
 */
export function telegramHref(value: string): string | null {
  const handle = telegramHandle(value);
  return handle && `https://t.me/${handle}`;
}

/**
 * `tel:` and the number without white space. An extension ("ext. 5", "x5") becomes `;ext=5` (RFC 3966).
 * Null if it is not a telephone number.
 */
export function telHref(value: string): string | null {
  const [, number, extension] =
    value.replace(/\s/g, "").match(/^(\+?[\d().-]{2,40}?)(?:(?:;ext=|,?ext\.?|x)(\d{1,10}))?$/i) ??
    [];
  if (!number || !/\d{2}/.test(number)) return null;
  return `tel:${number}${extension ? `;ext=${extension}` : ""}`;
}

/**
 * `mailto:` and the address. Null if it is not a single plain address: headers (`?bcc=`), lists, quotes
 * and spaces are refused.
 */
export function mailtoHref(value: string): string | null {
  const address = value.trim();
  const isPlain = /^[\p{L}\p{N}.!$*+=^_{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(address);
  return isPlain ? `mailto:${encodeURI(address)}` : null;
}

/** Digits for wa.me: without + or the international prefix 00. */
function whatsappNumber(value: string): string | null {
  const url = webUrl(value, /^(wa\.me|(api|web|www)\.whatsapp\.com|whatsapp\.com)$/);
  const number = url
    ? (url.searchParams.get("phone") ?? url.pathname.slice(1))
    : withoutWords(value, /(?<![\p{L}\p{N}+])\+?\d[\d\s().-]*(?!\p{L})/u);
  if (!/^\s*\+?[\d\s().-]+\/?$/.test(number)) return null;
  const digits = number.replace(/\D/g, "").replace(/^00/, "");
  return digits.length >= 5 && digits.length <= 15 ? digits : null; // E.164 ends at 15.
}

function telegramHandle(value: string): string | null {
  const url = webUrl(value, /^(t|telegram)\.me$/);
  const text = url ? url.pathname.slice(1) : withoutWords(value, /(?<!\S)@\w+(?![\w@]|\.\w)/);
  const handle = text.trim().replace(/^@+|\/$/g, "");
  return /^\w{1,64}$/.test(handle) ? handle : null;
}

/** The first match within text, such as the number in "WhatsApp: +1 202 555 0143"; else the whole value. */
function withoutWords(value: string, wanted: RegExp): string {
  const [found] = value.match(wanted) ?? [];
  if (!found) return value;
  const words = value.replace(found, " ");
  return /^[\p{L}\s,.:;!?'()–-]*$/u.test(words) ? found : value;
}

/** The URL, with or without https://, if it has one of these hosts; else null. */
function webUrl(value: string, hosts: RegExp): URL | null {
  const text = value.trim();
  const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`);
  return url && hosts.test(url.hostname.replace(/^www\./, "")) ? url : null;
}
