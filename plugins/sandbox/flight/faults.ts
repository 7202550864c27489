import type { Refusal } from '@/core/contract/refusal';
import { priceFault } from '@/server/selling/supplier/sandbox/faults';
import { flightRefusals } from '@/plugins/flight/contract/refusals';

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
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  REFUSE: flightRefusals.notTicketed,
  NOURL: flightRefusals.urlMissing,
  NOTOKEN: flightRefusals.tokenMissing,
};

/** What the airline says of tickets that it refuses. */
export const NO_TICKETS: Readonly<Record<string, Refusal>> = {
  NOTICKET: flightRefusals.notTicketed,
  PNRFAIL: flightRefusals.locatorNotUpdated,
  ORDERFAIL: flightRefusals.orderNotUpdated,
};

/** What it says while it is unclear about a cancellation. */
export const UNCLEAR: Readonly<Record<string, Refusal>> = {
  CANCELFAIL: flightRefusals.cancelUnknown,
  REFUNDFAIL: flightRefusals.refundUnknown,
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
