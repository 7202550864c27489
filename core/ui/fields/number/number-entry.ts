interface Marks {
  group: string;
  decimal: string;
  digits: Map<string, string>;
}
const known = new Map<string, Marks>();

/** How a locale writes numbers, asked of Intl once. */
function marksOf(locale: string): Marks {
  const made = known.get(locale);
  if (made) return made;
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const marks = {
    group: find('group'),
    decimal: find('decimal') || '.',
    digits: new Map(Array.from({ length: 10 }, (_, digit) => [plain.format(digit), String(digit)])),
  };
  known.set(locale, marks);
  return marks;
}

/**
 * Reads a number as the locale writes it: "1.234,5" is 1234.5 in Portuguese and "1,234.5" in English. Spaces, signs of
 * grouping and every script's digits are understood. Null for nothing, undefined for what is no number.
 */
export function parseNumber(text: string, locale: string): number | null | undefined {
  const { group, decimal, digits } = marksOf(locale);
  const plain = [...text.normalize('NFKC').replace(/[\s\u200e\u200f\u061c]/g, '')]
    .map((sign) => digits.get(sign) ?? sign)
    .join('')
    .replace(/^[\u2212\u2013]/, '-');
  if (plain === '') return null;
  const grouped = group.trim();
  const parts = plain.split(decimal);
  if (parts.length > 2) return undefined;
  // A sign of grouping must stand before three digits; "1,5" typed in English is not fifteen.
  if (grouped && parts[0]!.includes(grouped)) {
    const [first, ...rest] = parts[0]!.split(grouped);
    if (!first || rest.some((three) => !/^\d{2,3}$/.test(three)) || !/^\d{3}$/.test(rest[rest.length - 1]!))
      return undefined;
    parts[0] = first + rest.join('');
  }
  const joined = parts.join('.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(joined) ? Number(joined) : undefined;
}

/** The next value a step up or down: on the grid of `step` from `min`, within the limits, without binary dust. */
export function stepNumber(
  value: number | null,
  by: number,
  { min, max, step = 1 }: { min?: number; max?: number; step?: number },
): number {
  const base = min ?? 0;
  const decimals = Math.max(...[step, base].map((one) => String(one).split('.')[1]?.length ?? 0));
  const from = value ?? base - (by > 0 ? step : -step);
  const place = (from - base) / step;
  const whole = by > 0 ? Math.floor(place + 1e-9) + Math.abs(by) : Math.ceil(place - 1e-9) - Math.abs(by);
  const next = Number((base + whole * step).toFixed(decimals));
  return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
}
