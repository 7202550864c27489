import type { Money } from '@/core/contract';
import { HOTEL_PAGE_SIZE } from './hotel-search';

/** R256 */
export const HOTEL_RESULT_FILTER = { from: 0, size: HOTEL_PAGE_SIZE } as const;
/** Between two looks at a search that goes on, and until one gives up (R255, G81), milliseconds. */
export const HOTEL_POLL = { every: 2000, most: 60_000 } as const;

/** Whether to look again (R255, G81): `waited` is how long ago the search began, milliseconds. */
export const isPolled = (pollCompleted: boolean, waited: number): boolean =>
  !pollCompleted && waited < HOTEL_POLL.most;

export interface HotelPage<Hotel> {
  readonly hotels: readonly Hotel[];
  readonly nextPage: string | null;
}

/**
 * What is held when a page comes (R254, G26): it is added when 50 or more are held and it names a next page that is new,
 * otherwise it takes their place. Nothing is left out because it is there twice.
 */
export function withPage<Hotel>(held: HotelPage<Hotel>, page: HotelPage<Hotel>): HotelPage<Hotel> {
  const isNew = page.nextPage !== null && page.nextPage !== '' && page.nextPage !== held.nextPage;
  const isAdded = held.hotels.length >= HOTEL_PAGE_SIZE && isNew;
  return { ...page, hotels: isAdded ? [...held.hotels, ...page.hotels] : page.hotels };
}

/** R260, R261 */
export const HOTEL_COMPARE = { min: 2, max: 3 } as const;

/** The ids to compare with one more, or without it; `null` when there are three others already (R260). */
export function withCompared(compared: readonly string[], id: string): readonly string[] | null {
  if (compared.includes(id)) return compared.filter((each) => each !== id);
  return compared.length < HOTEL_COMPARE.max ? [...compared, id] : null;
}

/** R261 */
export const isComparable = ({ length }: readonly string[]): boolean =>
  length >= HOTEL_COMPARE.min && length <= HOTEL_COMPARE.max;

/** What a price is above, with both figures (R268, R269). Amounts of other currencies are not compared. */
export interface PriceWarning {
  readonly problem: 'abovePublished' | 'aboveRetail';
  readonly total: Money;
  readonly limit: Money;
}

/** R268, R269: it warns and never forbids (G69). `total` is with the agency's markup. */
export function priceWarnings({
  total,
  published,
  retail,
}: {
  readonly total: Money;
  readonly published: Money | null;
  readonly retail: Money | null;
}): PriceWarning[] {
  const limits = [
    ['abovePublished', published],
    ['aboveRetail', retail],
  ] as const;
  return limits.flatMap(([problem, limit]) =>
    limit && limit.currency === total.currency && total.amount > limit.amount
      ? [{ problem, total, limit }]
      : [],
  );
}

/** The public price, where the search says that it may be shown (R281). */
export const shownPublished = (showPublishedPrice: boolean, published: Money | null): Money | null =>
  showPublishedPrice ? published : null;
