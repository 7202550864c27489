import type { Language } from '@/core/contract';
import { isAhead } from '@/core/say/clock';
import { heavy } from '@/server/http/heavy';
import { handle, type HandlerInput } from '@/server/ports/handle';
import { feeFor, markupFor } from '@/server/pricing';
import { noteSearch } from '@/server/searches';
import { namesOf } from '@/server/searches/places';
import { asking } from '@/server/selling/supplier/errors';
import { searchAtOnce } from '@/server/selling/supplier/search-events';
import { createEventWriter, getFareRules, mergeOffers, searchFlights } from '../../contract';
import { flightRefusals } from '../../contract/refusals';
import { brandNamer, brandsOf } from '../brands/brands';
import { flights } from '../product';
import { sell } from '../sell';
import { searchFlightEvents } from '../supplier/flight-search-events';
import { supplierSearch, type SupplierSearch } from '../../face/port';
import { suppliersOf } from '../supplier/suppliers';
import { checkSearch } from './admit';

/** The search as the agency's staff read it later. */
function whatWasSought({ routeType, legs }: SupplierSearch, language: Language) {
  const ways = routeType === 'Round-Trip' ? legs.slice(0, 1) : legs;
  const stops = ways.flatMap(({ origin, destination }) => [origin, destination]);
  const places = stops
    .filter((code, at) => code !== stops[at - 1])
    .map((code) => ({ code, as: 'city-of-airport' as const }));
  return {
    product: 'flight',
    location: namesOf(places, language),
    places,
    from: legs[0]!.departureDate,
    to: routeType === 'One Way' ? null : legs.at(-1)!.departureDate,
  };
}

/** The search of a caller who may search, at the agency's prices. Throws HttpError 401 and 422 before the first event. */
async function* eventsOf(input: HandlerInput<typeof searchFlights>) {
  const { body, agency, user, services, request, tenant } = input;
  const now = services.clock.now();
  checkSearch(body, now);
  const search = supplierSearch(body, agency.pricing.currency);
  void noteSearch(input, whatWasSought(search, agency.public.language));
  const feeMinor = feeFor(agency.pricing, 'flight');
  const markupBasisPoints = markupFor(agency.pricing, input, 'flight');
  const nameFare = body.preferences.fare.useCustomBrands
    ? brandNamer(await tenant((tx) => brandsOf(tx, agency.id)))
    : undefined;
  yield* searchFlightEvents(suppliersOf(services).sellers, search, {
    signal: request.signal,
    isStaff: user?.isStaff ?? false,
    isSold: ({ flights: [first] }) => isAhead(first!.departureTime, first!.departureZone, now),
    sell: (offer) =>
      flights.offers.give(sell(offer, { markupBasisPoints, feeMinor }, user?.isStaff ?? false), input),
    nameFare,
  });
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
