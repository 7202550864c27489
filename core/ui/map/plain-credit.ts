const NAMED: Readonly<Record<string, string>> = {
  copy: '©',
  amp: '&',
  nbsp: ' ',
  quot: '"',
  lt: '<',
  gt: '>',
};

/** Whom a tile source wants named, as text: what it sends is a piece of HTML of somebody else's. */
export const plainCredit = (html: string | undefined): string =>
  (html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
