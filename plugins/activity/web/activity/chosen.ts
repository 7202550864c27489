import { z } from 'zod/mini';
import { addressId, lenient } from '@/core/address/use-address';
import { isDate } from '@/core/ui/dates/date-range';
import type { Capacity, Travelers } from '../../contract/travelers';
import { TRAVELER_CATEGORIES, type TravelerCategory } from '../../contract/vocabulary';
import { criteriaShape } from '../search/criteria';

export const CHECKOUT = '/booknow/activities/bookings/checkout';

const MOST = 100;
const isCategory = (text: string): text is TravelerCategory =>
  (TRAVELER_CATEGORIES as readonly string[]).includes(text);

/** Who takes part, as an address has it: `ADULT.2_CHILD.1`; null for what cannot be used. */
export function readTravelers(text: string | undefined): Travelers | null {
  const counts = (text ?? '').split('_').flatMap((part) => {
    const [category = '', count = ''] = part.split('.');
    const many = Number(count);
    return isCategory(category) && Number.isInteger(many) && many > 0 && many <= MOST
      ? [[category, many] as const]
      : [];
  });
  return counts.length > 0 ? Object.fromEntries(counts) : null;
}

export const travelersAddress = (travelers: Travelers): string =>
  TRAVELER_CATEGORIES.filter((category) => (travelers[category] ?? 0) > 0)
    .map((category) => `${category}.${travelers[category]}`)
    .join('_');

/** Whom an activity takes first: as many grown people as it asks for at least (R327). */
export function usualTravelers({ bands, min }: Capacity): Travelers {
  const first = bands.find(({ category }) => category === 'ADULT' || category === 'TRAVELER') ?? bands[0];
  return first ? { [first.category]: Math.max(1, min, first.min) } : {};
}

/** Those of an address whom the activity takes at all; its usual ones where there are none. */
export function travelersFor(text: string | undefined, capacity: Capacity): Travelers {
  const read = readTravelers(text) ?? {};
  const taken = capacity.bands.flatMap(({ category, max }) =>
    read[category] ? [[category, Math.min(read[category], max)] as const] : [],
  );
  return taken.length > 0 ? Object.fromEntries(taken) : usualTravelers(capacity);
}

/** The day of an address, where there is room on it. */
export const chosenDay = (
  days: readonly { readonly date: string }[] | undefined,
  wanted: string | null | undefined,
): string | null => days?.find(({ date }) => date === wanted)?.date ?? null;

/** What the page of an activity reads of its address beside its name. */
export const ActivityPageAddress = z.object({
  ...criteriaShape,
  date: lenient(z.string().check(z.refine(isDate))),
  travelers: addressId,
});
