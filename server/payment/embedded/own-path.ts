/** Control characters, white space and backslashes: browsers strip or bend them into another address. */
// oxlint-disable-next-line no-control-regex
const TRICKY = /[\u0000-\u0020\u007f\\]/;

/**
 * Whether this is a path of the own site and nothing else (SEC-12): one leading slash, no scheme, no host,
 * also after percent-decoding.
 */
export function isOwnPath(value: string): boolean {
  let decoded = value;
  for (let round = 0; round < 3; round++) {
    if (!decoded.startsWith('/') || decoded.startsWith('//') || TRICKY.test(decoded)) return false;
    let next: string;
    try {
      next = decodeURIComponent(decoded);
    } catch {
      return false;
    }
    if (next === decoded) return value.length <= 2_000;
    decoded = next;
  }
  return false;
}
