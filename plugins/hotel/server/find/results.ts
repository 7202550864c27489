import type { z } from 'zod/mini';
import { HttpError } from '@/server/error';
import type { HandlerInput } from '@/server/ports/handle';
import { supplierFor } from '@/server/selling/supplier/neutral';
import type { Owner } from '@/server/selling/supplier/ongoing';
import type { HotelFilter, HotelOffer, HotelResultFilter, HotelResults } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { cityIn } from '../content/city-said';
import { filtered, inOrder } from './filtered';
import { offersOf } from './offers';
import { hotelTerms } from './reader';
import { gatheredOf, type OngoingHotels, searchesOf } from './searches';

/** Whoever asks for hotels. */
export type Asking = Pick<
  HandlerInput<{ access: 'search' }>,
  'agency' | 'user' | 'client' | 'services' | 'request'
>;

/** Who a correlation id is good for: its agency, as long as that has the same currency. */
export const ownerOf = ({ agency }: Pick<Asking, 'agency'>): Owner => ({
  agencyId: agency.id,
  as: agency.pricing.currency,
});

/** The search of a correlation id. Throws 410 for one that is over, changed or of another site. */
export async function ongoingOf(
  input: Pick<Asking, 'agency' | 'services'>,
  correlation: string,
): Promise<OngoingHotels> {
  const ongoing = searchesOf(input.services).follow(ownerOf(input), correlation);
  if (!ongoing) throw new HttpError(410, 'OFFER_GONE', hotelRefusals.expired);
  await ongoing.caughtUp;
  return ongoing;
}

type Filter = z.output<typeof HotelResultFilter> & Partial<HotelFilter>;

const farthest = (offers: readonly HotelOffer[]): number =>
  offers.reduce((most, { distance }) => Math.max(most, distance), 0);

/** A page of what a search has found so far. Throws 502 when every supplier has failed, or there is none. */
export function resultsOf(input: Asking, ongoing: OngoingHotels, filter: Filter): HotelResults {
  const gathered = gatheredOf(ongoing);
  const { completed } = ongoing.found();
  const { reports } = gathered;
  if (completed && reports.every(({ state }) => state !== 'answered')) {
    const said = reports.length === 0 ? hotelRefusals.noVendor : hotelRefusals.support;
    throw new HttpError(502, 'UPSTREAM_FAILED', said);
  }
  const reader = hotelTerms(input);
  const all = offersOf(gathered, ongoing.search.search, reader);
  const found = inOrder(filtered(all, filter), filter.sortBy);
  const until = filter.from + filter.size;
  const hasMore = found.length > until;
  return {
    hotels: found.slice(filter.from, until).map((hotel) => cityIn(input.request.language, hotel)),
    hotelCount: found.length,
    nextPage: hasMore ? String(until) : null,
    hasMore,
    pollCompleted: completed,
    answered: gathered.answers,
    facilities: [...new Set(all.flatMap(({ amenities }) => amenities))],
    maxDistance: farthest(all),
    showPublishedPrice: true,
    suppliers: reports.map((report) => supplierFor(reader.isStaff, report)),
  };
}
