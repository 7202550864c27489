import { airportsOf } from '@/server/reference';
import { HttpError, invalid } from '@/server/http/error';
import { handle } from '@/server/http/handle';
import { markupFor } from '@/server/pricing';
import type { AgencyRecord } from '@/server/tenancy/types';
import type { SessionUser } from '@/server/auth/types';
import { type FlightSearch, getFareRules, SAME_PLACE, searchFlights } from '../../contract';
import { sell } from '../sell';
import { asking } from '../supplier/errors';
import { searchAll } from '../supplier/searchAll';
import { mainSupplier, suppliersOf } from '../supplier/suppliers';
import { addDays } from '../time';

/** Visitors search where the agency lets them (G33). */
function admit(agency: AgencyRecord, user: SessionUser | null): void {
  if (!user && !agency.public.visitorsMaySearch)
    throw new HttpError(401, 'UNAUTHENTICATED', 'Please log in to search');
}

/** What the schema cannot know: whether the places exist and the dates are still ahead somewhere on earth. */
export function checkSearch({ legs }: FlightSearch, now: Date): void {
  const earliest = addDays(now.toISOString().slice(0, 10), -1);
  legs.forEach(({ origin, destination, departureDate }, index) => {
    const [from, to] = [airportsOf(origin), airportsOf(destination)];
    if (from.length === 0) throw invalid('This place is not known', `legs.${index}.origin`);
    if (to.length === 0) throw invalid('This place is not known', `legs.${index}.destination`);
    if (from.some((airport) => to.includes(airport))) throw invalid(SAME_PLACE, `legs.${index}.destination`);
    if (departureDate < earliest) throw invalid('The date is in the past', `legs.${index}.departureDate`);
  });
}

export const searchHandler = handle(searchFlights, async ({ body, agency, user, services, request }) => {
  admit(agency, user);
  checkSearch(body, services.clock.now());
  const { currency, feeMinor } = agency.pricing;
  const found = await searchAll(suppliersOf(services), { ...body, currency }, request.signal);
  if (found.suppliers.every((supplier) => supplier.state !== 'answered')) {
    throw new HttpError(502, 'UPSTREAM_FAILED', 'Flight not available, please try again');
  }
  const terms = {
    markupBasisPoints: markupFor(agency.pricing, user ?? { markupBasisPoints: null }),
    feeMinor,
  };
  const data = found.offers.map((offer) => sell(offer, terms, user?.isStaff ?? false));
  data.sort((a, b) => a.totalAmount.amount - b.totalAmount.amount);
  return {
    data: data.slice(0, body.preferences.responseOptions.maxResults),
    fareFamilies: found.fareFamilies,
    suppliers: found.suppliers,
  };
});

export const fareRulesHandler = handle(getFareRules, async ({ body, agency, user, services }) => {
  admit(agency, user);
  return { data: await asking(() => mainSupplier(services).rules(body.offerId)) };
});
