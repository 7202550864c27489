/**
 * Misbehaviour on demand, so that every error can be seen on screen. By destination for searching and pricing, by a
 * traveller's last name for booking; README.md lists them for people.
 */
export type SearchFault = 'nothing' | 'failure' | 'slow' | 'hang';
export type PriceFault = 'dearer' | 'gone' | 'failure';
export type BookFault =
  | 'SOLDOUT'
  | 'PRICEUP'
  | 'REFUSE'
  | 'UNKNOWN'
  | 'TIMEOUT'
  | 'PENDING'
  | 'SLOW'
  | 'HOLD'
  | 'CTW'
  | 'NOTICKET'
  | 'TICKETLATER'
  | 'HOLDUP'
  | 'NOCANCEL'
  | 'NOVOID'
  | 'CANCELFAIL'
  | 'REFUNDFAIL'
  | 'NODETAILS'
  | 'SCHEDULE'
  | 'SCHEDULEFAIL'
  | 'SCHEDULEDOWN'
  | 'PNRFAIL'
  | 'ORDERFAIL'
  | 'UPDATEFAIL'
  | 'NOURL'
  | 'NOTOKEN'
  | 'SEATTAKEN';

const PRICE_FAULTS: Readonly<Record<string, PriceFault>> = { BDA: 'dearer', FAE: 'gone', ZNZ: 'failure' };
const BOOK_FAULTS = new Set<string>([
  'SOLDOUT',
  'PRICEUP',
  'REFUSE',
  'UNKNOWN',
  'TIMEOUT',
  'PENDING',
  'SLOW',
  'HOLD',
  'CTW',
  'NOTICKET',
  'TICKETLATER',
  'HOLDUP',
  'NOCANCEL',
  'NOVOID',
  'CANCELFAIL',
  'REFUNDFAIL',
  'NODETAILS',
  'SCHEDULE',
  'SCHEDULEFAIL',
  'SCHEDULEDOWN',
  'PNRFAIL',
  'ORDERFAIL',
  'UPDATEFAIL',
  'NOURL',
  'NOTOKEN',
  'SEATTAKEN',
]);

const firstOf = <T>(table: Readonly<Record<string, T>>, places: readonly string[]): T | undefined =>
  places.filter((place) => Object.hasOwn(table, place)).map((place) => table[place])[0];

export const searchFault = (faults: Readonly<Record<string, SearchFault>>, destinations: readonly string[]) =>
  firstOf(faults, destinations);
/** Where each supplier has as many offers as it may give, and none that the other has. */
const CROWDED = new Set(['LAS']);
export const isCrowded = (destinations: readonly string[]) =>
  destinations.some((place) => CROWDED.has(place));

export const priceFault = (destinations: readonly string[]) => firstOf(PRICE_FAULTS, destinations);

export function bookFault(lastNames: readonly string[]): BookFault | undefined {
  return lastNames.map((name) => name.toUpperCase()).find((name): name is BookFault => BOOK_FAULTS.has(name));
}

/** What the supplier says of an order that it refuses at once. */
export const REFUSALS: Partial<Record<BookFault, string>> = {
  REFUSE: 'Failed to issue ticket',
  NOURL: 'URL is missing',
  NOTOKEN: 'Token not found',
};

/** What the airline says of tickets that it refuses. */
export const NO_TICKETS: Partial<Record<BookFault, string>> = {
  NOTICKET: 'Failed to issue ticket',
  PNRFAIL: 'Failed to update flight PNR model',
  ORDERFAIL: 'Order update failed',
};

/** Orders whose flights the airline changes, and what it answers to an acceptance. */
export const CHANGING: Partial<Record<BookFault, 'accepted' | 'refused' | 'unknown'>> = {
  SCHEDULE: 'accepted',
  SCHEDULEFAIL: 'refused',
  SCHEDULEDOWN: 'unknown',
};

/** Where the rules of a fare cannot be read. */
const WITHOUT_RULES = new Set(['AUA']);
export const hasNoRules = (destinations: readonly string[]) =>
  destinations.some((place) => WITHOUT_RULES.has(place));

/** Booked and paid, but without tickets: they are asked for afterwards. */
const UNTICKETED: readonly BookFault[] = ['HOLD', 'CTW', 'NOTICKET', 'TICKETLATER', 'PNRFAIL'];
export const isUnticketed = (fault: BookFault | undefined) =>
  fault !== undefined && UNTICKETED.includes(fault);
