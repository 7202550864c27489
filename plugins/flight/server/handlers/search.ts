import { HttpError } from '@/server/http/error';
import { handle, type HandlerInput } from '@/server/http/handle';
import { markupFor } from '@/server/pricing';
import { asking } from '@/server/supplier/errors';
import { admitSearch } from '@/server/tenancy/visitors';
import {
  type FareFamily,
  type FlightOffer,
  getFareRules,
  mergeOffers,
  searchFlights,
  type SupplierReport,
} from '../../contract';
import { sell } from '../sell';
import { searchEvents } from '../supplier/ask';
import { houseOf, sellersOf } from '../supplier/suppliers';
import { checkSearch } from './admit';

/** The search of a caller who may search, at the agency's prices. Throws HttpError 401 and 422 before the first event. */
async function* eventsOf({ body, agency, user, services, request }: HandlerInput<typeof searchFlights>) {
  admitSearch(agency, user);
  checkSearch(body, services.clock.now());
  const { currency, feeMinor } = agency.pricing;
  const markupBasisPoints = markupFor(agency.pricing, user ?? { markupBasisPoints: null });
  yield* searchEvents(
    sellersOf(services),
    { ...body, currency },
    {
      signal: request.signal,
      sell: (offer) => sell(offer, { markupBasisPoints, feeMinor }, user?.isStaff ?? false),
    },
  );
}

/** In pieces, or all at once: then of offers that sell the same thing the cheapest, cheapest first. */
export const searchHandler = handle(
  searchFlights,
  async (input) => {
    const offers: FlightOffer[] = [];
    const families = new Map<string, FareFamily>();
    let suppliers: SupplierReport[] = [];
    for await (const event of eventsOf(input)) {
      if (event.kind === 'end') suppliers = event.suppliers;
      if (event.kind !== 'batch') continue;
      offers.push(...event.offers);
      for (const family of event.fareFamilies) families.set(family.id, family);
    }
    if (suppliers.every((supplier) => supplier.state !== 'answered'))
      throw new HttpError(502, 'UPSTREAM_FAILED', 'Flight not available, please try again');
    const data = mergeOffers(offers).sort((a, b) => a.totalAmount.amount - b.totalAmount.amount);
    const used = new Set(data.map((offer) => offer.fareFamily));
    return { data, fareFamilies: [...families.values()].filter(({ id }) => used.has(id)), suppliers };
  },
  { stream: eventsOf },
);

export const fareRulesHandler = handle(getFareRules, async ({ body, agency, user, services }) => {
  admitSearch(agency, user);
  return { data: await asking(() => houseOf(services).rules(body.offerId)) };
});
