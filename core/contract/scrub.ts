/** What looks like personal data or a secret, and the word that stands for it. */
const PATTERNS: readonly [RegExp, string][] = [
  [/[^\s"'<>()[\]{},;:]+@[^\s"'<>()[\]{},;:]+\.[a-z]{2,}/gi, '[email]'],
  [/\bhttps?:\/\/[^\s"'<>?#]*[?#][^\s"'<>)]*/gi, '[address]'],
  [/([?&#][\w.-]+=)[^\s&#"'<>)]*/g, '$1[hidden]'],
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, '[token]'],
  [/(?<![\w.:])\+?\d(?:[ ().-]?\d){6,}(?![\w:])/g, '[number]'],
];

/** A text without e-mail addresses, phone and card numbers, tokens and queries of addresses (SEC-43). */
export const scrub = (text: string): string =>
  PATTERNS.reduce((result, [pattern, word]) => result.replace(pattern, word), text);
