const BASE = 'https://same-origin.invalid';

/** Decodes up to `rounds` times, as careless servers and proxies do; null when it cannot be decoded. */
function decodings(input: string, rounds = 3): string[] | null {
  const seen = [input];
  for (let round = 0; round < rounds; round++) {
    const last = seen.at(-1)!;
    if (!last.includes('%')) break;
    try {
      seen.push(decodeURIComponent(last));
    } catch {
      return null;
    }
  }
  return seen;
}

const hasControls = (text: string): boolean => [...text].some((char) => char < ' ' || char === '\u007f');

/**
 * A path of this site, or null (SEC-12, G50). Accepts what starts with a single `/`; refuses `//`, backslashes,
 * schemes, control characters and white space, in plain and in encoded form, and anything that a URL parser
 * would send to another origin.
 */
export function safePath(input: unknown): string | null {
  if (typeof input !== 'string' || input.length === 0 || input.length > 2_000 || input.includes(' '))
    return null;
  const [pathname = ''] = input.split(/[?#]/);
  const forms = decodings(pathname);
  if (!forms) return null;
  const isBad = (form: string) =>
    !form.startsWith('/') || form.includes('//') || form.includes('\\') || hasControls(form);
  if (forms.some(isBad) || hasControls(input) || input.includes('\\')) return null;
  try {
    const url = new URL(input, BASE);
    if (url.origin !== BASE || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
