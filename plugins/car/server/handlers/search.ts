import type { SessionUser } from '@/server/auth/types';
import { HttpError, invalid } from '@/server/http/error';
import { handle, type HandlerInput } from '@/server/http/handle';
import { markupFor, type PriceTerms } from '@/server/pricing';
import { asking } from '@/server/supplier/errors';
import { askAll } from '@/server/supplier/search-all';
import { localTime } from '@/server/supplier/time';
import { admitSearch } from '@/server/tenancy/visitors';
import type { AgencyRecord } from '@/server/tenancy/types';
import {
  availableCars,
  CAR_ERRORS,
  CAR_OFFER_PATH,
  carDetails,
  type CarOffer,
  type CarSearch,
  checkRental,
  getDetailsFromTempUrl,
  tempUrlOf,
} from '../../contract';
import { inPlaceNames } from '../places/in-language';
import { desksNear } from '../places/places';
import { sell } from '../sell';
import { mainSupplier, suppliersOf } from '../supplier/suppliers';

const termsFor = ({ pricing }: AgencyRecord, user: SessionUser | null): PriceTerms => ({
  markupBasisPoints: markupFor(pricing, user ?? { markupBasisPoints: null }),
  feeMinor: pricing.feeMinor,
});

/** What the schema cannot know: whether the pick-up is still ahead, on the clocks of the place (G84). */
function checkTimes(search: CarSearch, now: Date): void {
  const [nearest] = desksNear({ latitude: search.pickupLatitude, longitude: search.pickupLongitude });
  const there = localTime(nearest?.place.zone ?? 'UTC', Math.floor(now.getTime() / 60_000));
  const [problem] = checkRental(search, there);
  if (problem) throw invalid(problem.message, problem.field);
}

/** R292, R293: cheapest first (R294). */
export const searchHandler = handle(availableCars, async ({ body, agency, user, services, request }) => {
  admitSearch(agency, user);
  checkTimes(body, services.clock.now());
  const search = { ...body, currency: agency.pricing.currency };
  const terms = termsFor(agency, user);
  const offers: CarOffer[] = [];
  const suppliers = [];
  for await (const { report, answer } of askAll(suppliersOf(services), search, request)) {
    suppliers.push(report);
    offers.push(...(answer?.offers ?? []).map((offer) => sell(offer, terms, user?.isStaff ?? false)));
  }
  if (suppliers.every(({ state }) => state !== 'answered'))
    throw new HttpError(502, 'UPSTREAM_FAILED', CAR_ERRORS.search);
  offers.sort((a, b) => a.price.amount - b.price.amount);
  return { data: inPlaceNames(offers, request.language), suppliers };
});

type Asking = Pick<HandlerInput<typeof carDetails>, 'agency' | 'user' | 'services' | 'request'>;

async function detailsOf({ agency, user, services, request }: Asking, offerId: string) {
  admitSearch(agency, user);
  const offer = await asking(() => mainSupplier(services).details(offerId, { signal: request.signal }));
  const sold = sell(offer, termsFor(agency, user), user?.isStaff ?? false);
  return { data: { offer: inPlaceNames(sold, request.language), tempUrl: tempUrlOf(offerId) } };
}

export const detailsHandler = handle(carDetails, (input) => detailsOf(input, input.body.offerId));

/** The offer that an address of this site shows; null for any other address. */
export function offerIn(url: string, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null;
  const { origin: from, pathname, searchParams } = new URL(url, origin);
  return from === new URL(origin).origin && pathname === CAR_OFFER_PATH ? searchParams.get('offer') : null;
}

/** R309. Nothing is fetched: the address is only read. */
export const tempUrlHandler = handle(getDetailsFromTempUrl, async (input) => {
  const offerId = offerIn(input.body.url, input.request.origin);
  if (!offerId) throw invalid(CAR_ERRORS.invalid, 'url');
  return detailsOf(input, offerId);
});
