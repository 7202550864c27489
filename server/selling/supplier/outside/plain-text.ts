const MOST = 120;
/** Longer texts are cut before anything is looked for in them. */
const READ = 20_000;

/** Text of somebody else's as plain text: one line, no control characters, not endless. Never markup. */
export const plain = (text: string | null | undefined, most = MOST): string => {
  const line = (text ?? '')
    .slice(0, READ)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // By characters: half of one could not be stored.
  return [...line].slice(0, most).join('');
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What markup of somebody else's says, as plain text: nothing of its tags, scripts and comments. */
export const plainOfMarkup = (markup: string | null | undefined, most: number): string =>
  plain(
    (markup ?? '')
      .slice(0, READ)
      .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
      .replaceAll(/<!--[\s\S]*?(-->|$)/g, ' ')
      // Within a line: what stands behind a word in bold belongs to it.
      .replaceAll(/<\/?(?:a|abbr|b|em|i|small|span|strong|sub|sup|u)\b[^>]*>/gi, '')
      .replaceAll(/<\/?[a-z][^>]*(>|$)/gi, ' ')
      .replaceAll(/&(?:#(\d{1,6})|([a-z]{2,6}));/gi, (whole, code: string | undefined, name = '') =>
        code ? String.fromCodePoint(Number(code)) : (ENTITIES[String(name).toLowerCase()] ?? whole),
      ),
    most,
  );

/** Lower-case letters and digits with dashes, such as `economy-light`. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
