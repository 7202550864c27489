import type { Money } from '@/core/contract';
import { invalid } from '@/server/error';
import { handle } from '@/server/ports/handle';
import { noteSearch } from '@/server/searches';
import { askAll } from '@/server/selling/supplier/search-all';
import { addDays, localTime } from '@/server/selling/supplier/time';
import {
  checkStay,
  filterHotels,
  followHotels,
  type HotelSearch,
  nearbyStays,
  searchHotels,
} from '../../contract';
import { hotelFieldRefusals } from '../../contract/refusals';
import { hotelTerms } from '../find/reader';
import { type Asking, ongoingOf, ownerOf, resultsOf } from '../find/results';
import { searchesOf } from '../find/searches';
import { isSaleable, partsOf, wholeAt } from '../find/sell-stay';
import { cityOf, supplierSearch } from '../find/supplier-search';
import { zoneNear } from '@/server/reference/world/zone-near';
import { suppliersOf } from '../supplier/suppliers';

/** Milliseconds that the first answer is waited for, and another one when a search is followed (G81). */
const FIRST = 1_000;
const NEXT = 2_000;

const todayAt = (search: HotelSearch, now: Date): string =>
  localTime(
    zoneNear({ latitude: search.lat, longitude: search.lng }),
    Math.floor(now.getTime() / 60_000),
  ).slice(0, 10);

/** What the schema cannot know: whether the arrival is still ahead, on the calendar of the place. */
function checkDates(search: HotelSearch, now: Date): void {
  const wrong = checkStay(search.stayPeriod, todayAt(search, now));
  if (wrong) throw invalid(hotelFieldRefusals[wrong.problem], `stayPeriod.${wrong.field}`);
}

/** R244 to R250, R256. */
export const searchHandler = handle(searchHotels, async (input) => {
  const { body, agency, services, request } = input;
  checkDates(body, services.clock.now());
  const city = cityOf(body, services);
  void noteSearch(input, {
    product: 'hotel',
    location: body.searchString,
    ...(city ? { places: [{ code: city, as: 'city' as const }] } : {}),
    from: body.stayPeriod.start,
    to: body.stayPeriod.end,
  });
  const corelationid = searchesOf(services).begin(ownerOf(input), {
    asked: body,
    search: supplierSearch(body, agency, services),
  });
  const ongoing = await ongoingOf(input, corelationid);
  await ongoing.more(0, FIRST, request.signal);
  const { pageNo, pageSize, orderBy } = body.paging;
  const page = { from: (pageNo - 1) * pageSize, size: pageSize, sortBy: orderBy };
  return {
    data: {
      corelationid,
      filterUrl: `${filterHotels.path}?corelationid=${encodeURIComponent(corelationid)}`,
      ...resultsOf(input, ongoing, page),
    },
  };
});

/** R255, R256: waits a moment for an answer that the caller has not seen. */
export const followHandler = handle(followHotels, async (input) => {
  const { body, query, request } = input;
  const ongoing = await ongoingOf(input, query.corelationid);
  if (body.seen !== undefined) await ongoing.more(body.seen, NEXT, request.signal);
  return { data: resultsOf(input, ongoing, body) };
});

/** R258 */
export const filterHandler = handle(filterHotels, async (input) => {
  const { body, query, request } = input;
  const ongoing = await ongoingOf(input, query.corelationid);
  if (body.seen !== undefined) await ongoing.more(body.seen, NEXT, request.signal);
  return { data: resultsOf(input, ongoing, body) };
});

/** The lowest price of a stay that no one has asked for yet. */
async function lowest(input: Asking, search: HotelSearch): Promise<Money | null> {
  const { agency, services, request } = input;
  const reader = hotelTerms(input);
  const sought = supplierSearch(search, agency, services);
  let least: Money | null = null;
  for await (const { answer } of askAll(suppliersOf(services).sellers, sought, { signal: request.signal }))
    for (const stay of answer?.offers ?? []) {
      if (!isSaleable(stay, sought.currency)) continue;
      const price = wholeAt({ ...stay, parts: partsOf(stay) }, reader);
      if (!least || price.amount < least.amount) least = price;
    }
  return least;
}

export const nearbyHandler = handle(nearbyStays, async (input) => {
  const { search, days } = input.body;
  const now = input.services.clock.now();
  checkDates(search, now);
  const today = todayAt(search, now);
  const offsets = Array.from({ length: 2 * days + 1 }, (_, at) => at - days);
  const stays = offsets
    .map((offset) => ({
      start: addDays(search.stayPeriod.start, offset),
      end: addDays(search.stayPeriod.end, offset),
    }))
    .filter(({ start }) => start >= today);
  const from = await Promise.all(stays.map((stayPeriod) => lowest(input, { ...search, stayPeriod })));
  return { data: stays.map((stay, at) => ({ ...stay, from: from[at] ?? null })) };
});
