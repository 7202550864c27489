/**
 * One address, and nothing that a mail program or a header takes for a second one (RFC 5322 dot-atom, with letters of any
 * script before the @): no comma, semicolon, bracket, quote, colon or space; no dot at an edge; a domain with an ending.
 */
export const EMAIL =
  /^[\p{L}\p{M}\d!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-zA-Z\d](?:[a-zA-Z\d-]*[a-zA-Z\d])?\.)+[a-zA-Z]{2,63}$/u;

/** Characters of the longest address. */
export const EMAIL_MOST = 254;

/** Whether a text is one e-mail address, to the sign: what leaves for it arrives there or nowhere. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MOST && EMAIL.test(text);

/** `mailto:` for an address, null for what is none (R046). */
export const mailLink = (email: string | null): string | null =>
  email && isEmail(email) ? `mailto:${email.replace(/[^\w.@+-]/gu, encodeURIComponent)}` : null;
