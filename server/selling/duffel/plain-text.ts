const MOST = 120;

/** Text of somebody else's as plain text: one line, no control characters, not endless. Never markup. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST);

/** Lower-case letters and digits with dashes, such as `economy-light`. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
