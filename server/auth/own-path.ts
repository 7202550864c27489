/**
 * A path of the own site, or null: no scheme, no other host, no backslash, in no encoding (SEC-12, G50).
 */
export function ownPath(path: string | null | undefined): string | null {
  if (!path || path.length > 500) return null;
  const forms = [path];
  // As often as careless servers and proxies decode.
  for (let round = 0; round < 3; round++) {
    try {
      forms.push(decodeURIComponent(forms.at(-1) as string));
    } catch {
      if (round === 0) return null;
      break;
    }
  }
  const isSafe = (text: string) => /^\/(?!\/)/.test(text) && !/[\\\p{Cc}]/u.test(text);
  return forms.every(isSafe) ? path : null;
}
