export type DatePart = 'day' | 'month' | 'year';
export type DateParts = Record<DatePart, string>;

/** The order in which the language writes a date. */
export function datePartOrder(locale: string): DatePart[] {
  return new Intl.DateTimeFormat(locale)
    .formatToParts(0)
    .map((part) => part.type)
    .filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year');
}

/** Parts of `YYYY-MM-DD`; empty parts for anything else. */
export function splitDate(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return { day, month, year };
}

/** `YYYY-MM-DD` once all parts are there and the year has four digits, else empty. */
export function joinDate({ day, month, year }: DateParts): string {
  if (year.length !== 4 || !day || !month) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
