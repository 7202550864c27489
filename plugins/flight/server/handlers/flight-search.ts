import type { Language } from '@/core/contract';
import { heavy } from '@/server/http/heavy';
import { handle, type HandlerInput } from '@/server/ports/handle';
import { feeFor, markupFor } from '@/server/pricing';
import { noteSearch } from '@/server/searches';
import { namesOf } from '@/server/searches/places';
import { asking } from '@/server/selling/supplier/errors';
import { searchAtOnce } from '@/server/selling/supplier/search-events';
import {
  createEventWriter,
  type FlightSearch,
  getFareRules,
  mergeOffers,
  searchFlights,
} from '../../contract';
import { flightRefusals } from '../../contract/refusals';
import { brandNamer, brandsOf } from '../brands/brands';
import { flights } from '../product';
import { sell } from '../sell';
import { searchFlightEvents } from '../supplier/flight-search-events';
import { suppliersOf } from '../supplier/suppliers';
import { checkSearch } from './admit';

/** The search as the agency's staff read it later. */
function whatWasSought({ legs }: FlightSearch, language: Language) {
  const [first, last] = [legs[0]!, legs[legs.length - 1]!];
  const stops = [first.origin, ...legs.map(({ destination }) => destination)];
  const isThereAndBack = legs.length === 2 && last.destination === first.origin;
  const places = (isThereAndBack ? stops.slice(0, 2) : stops).map((code) => ({
    code,
    as: 'city-of-airport' as const,
  }));
  return {
    product: 'flight',
    location: namesOf(places, language),
    places,
    from: first.departureDate,
    to: legs.length > 1 ? last.departureDate : null,
  };
}

/** The search of a caller who may search, at the agency's prices. Throws HttpError 401 and 422 before the first event. */
async function* eventsOf(input: HandlerInput<typeof searchFlights>) {
  const { body, agency, user, services, request, tenant } = input;
  checkSearch(body, services.clock.now());
  void noteSearch(input, whatWasSought(body, agency.public.language));
  const { currency } = agency.pricing;
  const feeMinor = feeFor(agency.pricing, 'flight');
  const markupBasisPoints = markupFor(agency.pricing, input, 'flight');
  const nameFare = body.preferences.fare.useCustomBrands
    ? brandNamer(await tenant((tx) => brandsOf(tx, agency.id)))
    : undefined;
  yield* searchFlightEvents(
    suppliersOf(services).sellers,
    { ...body, currency },
    {
      signal: request.signal,
      isStaff: user?.isStaff ?? false,
      sell: (offer) =>
        flights.offers.give(sell(offer, { markupBasisPoints, feeMinor }, user?.isStaff ?? false), input),
      nameFare,
    },
  );
}

async function* sentEvents(input: HandlerInput<typeof searchFlights>) {
  const write = createEventWriter();
  for await (const event of eventsOf(input)) yield await heavy(() => write(event));
}

/** In pieces, or all at once: then of offers that sell the same thing the cheapest, cheapest first. */
export const searchHandler = handle(
  searchFlights,
  async (input) => {
    const { batches, offers, suppliers } = await searchAtOnce(eventsOf(input), flightRefusals.notAvailable);
    const families = new Map(
      batches.flatMap(({ fareFamilies }) => fareFamilies.map((family) => [family.id, family] as const)),
    );
    const data = mergeOffers(offers).sort((a, b) => a.totalAmount.amount - b.totalAmount.amount);
    const used = new Set(data.map((offer) => offer.fareFamily));
    return { data, fareFamilies: [...families.values()].filter(({ id }) => used.has(id)), suppliers };
  },
  { stream: sentEvents },
);

export const fareRulesHandler = handle(getFareRules, async ({ body, agency, services }) => {
  const offerId = flights.offers.take(body.offerId, { agency, services });
  return { data: await asking(() => suppliersOf(services).rules(offerId)) };
});
