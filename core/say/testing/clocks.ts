import fc from 'fast-check';

const MINUTE = 60_000;
const FROM = Date.UTC(2026, 0, 1);

/** Every offset from −12 to +14, and clocks that are changed at midnight, by half an hour, in the south. */
const ZONES = [
  ...Array.from({ length: 27 }, (_, at) => at - 14).map(
    (ahead) => `Etc/GMT${ahead < 0 ? ahead : `+${ahead}`}`,
  ),
  ...['Africa/Cairo', 'America/Havana', 'America/New_York', 'America/Santiago', 'America/St_Johns'],
  ...['Asia/Beirut', 'Asia/Kathmandu', 'Atlantic/Azores', 'Australia/Lord_Howe', 'Europe/Lisbon'],
  ...['Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
];
export const zones = fc.constantFrom(...ZONES);
/** Minutes of four years. */
export const instants = fc
  .integer({ min: 0, max: 4 * 366 * 24 * 60 })
  .map((minutes) => new Date(FROM + minutes * MINUTE));

/** What clocks of a zone show, by another way than the product's, `YYYY-MM-DDTHH:mm`. */
export const shownBy = (instant: number | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T');
