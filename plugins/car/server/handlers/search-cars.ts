import { carFieldRefusals, carRefusals } from '../../contract/refusals';
import { invalid } from '@/server/error';
import { handle, type HandlerInput } from '@/server/ports/handle';
import { type LoggedSearch, noteSearch } from '@/server/searches';
import type { NotedPlace } from '@/server/searches/places';
import { asking } from '@/server/selling/supplier/errors';
import { localTime } from '@/server/selling/supplier/time';
import {
  availableCars,
  CAR_OFFER_PATH,
  carDetails,
  type CarSearch,
  checkRental,
  getDetailsFromTempUrl,
  tempUrlOf,
} from '../../contract';
import { inPlaceNames, rateBetween } from '@/server/reference';
import { countersNear } from '../../face/counters-near';
import { cars } from '../product';
import { sell } from '../sell';
import { suppliersOf } from '../suppliers';

/** What the schema cannot know: whether the pick-up is still ahead, on the clocks of the place (G84). */
function checkTimes(search: CarSearch, now: Date): void {
  const [nearest] = countersNear({ latitude: search.pickupLatitude, longitude: search.pickupLongitude });
  const there = localTime(nearest?.place.zone ?? 'UTC', Math.floor(now.getTime() / 60_000));
  const [wrong] = checkRental(search, there);
  if (wrong) throw invalid(carFieldRefusals[wrong.problem], wrong.field);
}

/** Kilometres: who searched from a desk gave its very place. */
const SAME_PLACE = 0.1;

/** The code of a place on earth that is an airport's or a city's; null for any other, which has no other names. */
function codeAt(latitude: number, longitude: number): NotedPlace | null {
  const [nearest] = countersNear({ latitude, longitude });
  if (!nearest || nearest.distance > SAME_PLACE || nearest.place.kind === 'station') return null;
  const [, code = ''] = nearest.place.id.split(':');
  return { code, as: nearest.place.kind };
}

/** The search as the agency's staff read it later. */
function whatWasSought(search: CarSearch): LoggedSearch {
  const { pickupName, dropoffName } = search;
  const isBack = pickupName === dropoffName;
  const from = codeAt(search.pickupLatitude, search.pickupLongitude);
  const to = isBack ? from : codeAt(search.returnLatitude, search.returnLongitude);
  return {
    product: 'car',
    location: isBack ? pickupName : `${pickupName} – ${dropoffName}`,
    ...(from && to ? { places: isBack ? [from] : [from, to] } : {}),
    from: search.pickUpDateTime.slice(0, 10),
    to: search.returnDateTime.slice(0, 10),
  };
}

/** R292, R293: cheapest first (R294). */
export const searchHandler = handle(availableCars, async (input) => {
  const { body, agency, services, request } = input;
  checkTimes(body, services.clock.now());
  void noteSearch(input, whatWasSought(body));
  const { data, suppliers } = await cars.found(input, body, {
    sellers: suppliersOf(services).sellers,
    begins: ({ pickUpDateTime, pickUp }) => [pickUpDateTime, pickUp.zone],
    sell,
    failed: carRefusals.search,
  });
  const dollar = rateBetween('USD', agency.pricing.currency);
  return { data: inPlaceNames(data, request.language), suppliers, dollar };
});

type Asking = Pick<HandlerInput<typeof carDetails>, 'agency' | 'user' | 'client' | 'services' | 'request'>;

async function detailsOf({ agency, user, client, services, request }: Asking, given: string) {
  const offerId = cars.offers.take(given, { agency, services });
  const { offer, texts } = await asking(() =>
    suppliersOf(services).details(offerId, { signal: request.signal }),
  );
  const sold = {
    ...sell(offer, cars.termsFor({ agency, user, client }), user?.isStaff ?? false),
    ...(texts ? { texts } : {}),
  };
  return {
    data: {
      offer: cars.offers.give(inPlaceNames(sold, request.language), { agency, services }),
      tempUrl: tempUrlOf(given),
    },
  };
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
  if (!offerId) throw invalid(carRefusals.invalid, 'url');
  return detailsOf(input, offerId);
});
