import { z } from 'zod/mini';
import { CarPlace } from './place';

/** How the keys change hands: at a desk in the terminal, at an office that a shuttle leads to, and so on. */
export const HANDOVERS = [
  'terminal-desk',
  'shuttle',
  'meet-and-greet',
  'call-for-pickup',
  'station-desk',
  'office',
] as const;
export const Handover = z.enum(HANDOVERS);
export type Handover = z.output<typeof Handover>;

/** Where a vendor hands cars over, as a result shows it. */
export const PointSummary = z.extend(CarPlace, {
  /** Kilometres from the place that was searched for, to one decimal. */
  distance: z.number(),
  handover: Handover,
});
export type PointSummary = z.output<typeof PointSummary>;

/** `HH:mm`; `24:00` is the end of the day. */
const Clock = z.string().check(z.regex(/^([01]\d|2[0-4]):[0-5]\d$/));

/** Opening hours of one day of the week, or a part of them; closed when both are null. */
export const OpenDay = z.object({
  /** 0 is Sunday. */
  weekday: z.int(),
  opens: z.nullable(Clock),
  closes: z.nullable(Clock),
});
export type OpenDay = z.output<typeof OpenDay>;

export const RentalPoint = z.extend(PointSummary, {
  address: z.string(),
  phone: z.string(),
  /** Seven days, Sunday first, or those that are known: a day that closes in between has several. */
  openingHours: z.array(OpenDay),
  isAlwaysOpen: z.boolean(),
  /** Cars are handed over outside the opening hours too, for a fee that is part of the price. */
  servesOutOfHours: z.boolean(),
  /** What the vendor says of the place in its own words. */
  notes: z.optional(z.array(z.object({ title: z.string(), text: z.string() }))),
});
export type RentalPoint = z.output<typeof RentalPoint>;
