import type { PictureSubject } from '@/plugins/hotel/contract/pictures';
import type { Hotel } from './hotel';

/** Which picture of a property: what it shows, counted from 0 where there are several. */
export interface Subject {
  readonly subject: PictureSubject;
  readonly nth: number;
}

const MOST_ROOMS = 4;

/** What there are pictures of, in the order in which they are shown: only of what the property has. */
export function subjectsOf({ amenities, rooms, kind }: Hotel): Subject[] {
  const has = new Set(amenities);
  const one = (subject: PictureSubject, isThere = true) => (isThere ? [{ subject, nth: 0 }] : []);
  const [first, ...others] = rooms.slice(0, MOST_ROOMS).map((_, nth) => ({ subject: 'room' as const, nth }));
  return [
    ...one('facade'),
    ...(first ? [first] : []),
    ...one('pool', has.has('pool') || has.has('indoorPool')),
    ...one(
      'view',
      rooms.some(({ view }) => view !== 'street' && view !== 'courtyard'),
    ),
    ...one('breakfast', has.has('breakfastRoom') || has.has('restaurant')),
    ...others,
    ...one('lobby', kind !== 'villa'),
    ...one('bathroom'),
    ...one('garden', has.has('garden') || has.has('terrace')),
  ];
}
