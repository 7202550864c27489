import { priceFault } from '@/server/selling/supplier/sandbox/faults';

/** Last names that only suppliers of flights know, beside those of every embedded supplier; README.md lists them. */
export const FAULTS = [
  ...['HOLD', 'CTW', 'NOTICKET', 'TICKETLATER', 'HOLDUP', 'NOVOID', 'REFUNDFAIL'],
  ...['SCHEDULE', 'SCHEDULEFAIL', 'SCHEDULEDOWN', 'PNRFAIL', 'ORDERFAIL', 'UPDATEFAIL'],
  ...['NOURL', 'NOTOKEN', 'SEATTAKEN'],
] as const;

/** Where each supplier has as many offers as it may give, and none that the other has. */
const CROWDED = new Set(['LAS']);
export const isCrowded = (destinations: readonly string[]) =>
  destinations.some((place) => CROWDED.has(place));

/** Whether an offer there would be sold out, or could not be priced. */
export const isUntrue = (destinations: readonly string[]): boolean => {
  const fault = priceFault(destinations);
  return fault === 'gone' || fault === 'failure';
};

/** What the supplier says of an order that it refuses at once. */
export const REFUSALS: Readonly<Record<string, string>> = {
  REFUSE: 'Failed to issue ticket',
  NOURL: 'URL is missing',
  NOTOKEN: 'Token not found',
};

/** What the airline says of tickets that it refuses. */
export const NO_TICKETS: Readonly<Record<string, string>> = {
  NOTICKET: 'Failed to issue ticket',
  PNRFAIL: 'Failed to update flight PNR model',
  ORDERFAIL: 'Order update failed',
};

/** What it says while it is unclear about a cancellation. */
export const UNCLEAR: Readonly<Record<string, string>> = {
  CANCELFAIL: 'Flight cancellation failed',
  REFUNDFAIL: 'Update refund status failed',
};

/** Orders whose flights the airline changes, and what it answers to an acceptance. */
export const CHANGING: Readonly<Record<string, 'accepted' | 'refused' | 'unknown'>> = {
  SCHEDULE: 'accepted',
  SCHEDULEFAIL: 'refused',
  SCHEDULEDOWN: 'unknown',
};

/** Where the rules of a fare cannot be read. */
const WITHOUT_RULES = new Set(['AUA']);
export const hasNoRules = (destinations: readonly string[]) =>
  destinations.some((place) => WITHOUT_RULES.has(place));

/** Booked and paid, but without tickets: they are asked for afterwards. */
const UNTICKETED = ['HOLD', 'CTW', 'NOTICKET', 'TICKETLATER', 'PNRFAIL'];
export const isUnticketed = (fault: string | undefined) => fault !== undefined && UNTICKETED.includes(fault);
