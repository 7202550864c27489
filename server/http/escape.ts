export { escapeHtml } from '@/core/first-paint/escape';

/** JSON that cannot end the script element it stands in, nor break a line of one. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
