/** What a legal text may be made of, when it is written and when it is drawn (SEC-22). */
export const LEGAL_TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'a',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type LegalTag = (typeof LEGAL_TAGS)[number];

/** Whether a text is meant as HTML; without a tag it has its own simple marks. */
export const hasTags = (text: string): boolean => /<\s*[!/?a-z]/i.test(text);
