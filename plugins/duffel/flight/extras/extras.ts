import type { Money } from '@/core/contract';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { Ask } from '../../kit/http';
import { readMoney } from '../../kit/money';
import { readable } from '@/server/selling/supplier/outside/readable';
import {
  type Extras,
  type FlightLeg,
  type LegBags,
  type PassengerType,
  type PricedExtras,
  type SeatMap,
  type TravellerCounts,
  typesOf,
} from '@/plugins/flight/contract';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import { priceChosen } from '@/plugins/flight/face/chosen-extras';
import { type SeatMapAnswer, SeatMapAnswer as SeatMapSchema, SeatMaps } from '../api/seat-map';
import type { Offer } from '../api/schemas';
import { passengerTypeOf, type ReadOffer } from '../offers/offer';
import { bagFor, bagServices, legBagsOf } from './bags';
import { seatMapOf, seatServiceOf } from './seat-map';

const MAPS_MS = 20_000;

/** An offer with what may be bought beside it. */
export interface Sold {
  readonly offer: Offer;
  readonly read: ReadOffer;
}

/** The seats of an offer's flights, by Duffel's segment. Throws DuffelTrouble. */
export async function fetchSeatMaps(
  ask: Ask,
  offerId: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, SeatMapAnswer>> {
  const { data } = await ask(SeatMaps, {
    ...{ method: 'GET', path: '/air/seat_maps', query: { offer_id: offerId } },
    ...{ call: 'seat maps', timeoutMs: MAPS_MS, signal },
  });
  return new Map(readable(SeatMapSchema, data ?? []).map((map) => [map.segment_id, map]));
}

/** Nothing is asked where nobody has chosen a seat. */
export const mapsFor = async (
  ask: Ask,
  offerId: string,
  { seats }: Extras,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, SeatMapAnswer>> =>
  seats.length > 0 ? fetchSeatMaps(ask, offerId, signal) : new Map();

/** Duffel's segment of one of ours. */
function segmentIds({ slices }: Offer, legs: readonly FlightLeg[]): ReadonlyMap<string, string> {
  return new Map(
    legs.flatMap((leg, at) =>
      leg.segments.map(({ id }, nth) => [id, slices[at]?.segments[nth]?.id ?? ''] as const),
    ),
  );
}

/** The passengers of an offer in the order of our travellers: the nth of a type is the nth of that type. */
export function passengersFor(
  { passengers }: Offer,
  types: readonly PassengerType[],
): (string | undefined)[] {
  const free = [...passengers];
  return types.map((type) => {
    const index = free.findIndex((each) => passengerTypeOf(each) === type);
    return index < 0 ? undefined : free.splice(index, 1)[0]!.id;
  });
}

const sellingOf = ({ offer, read }: Sold) => ({
  currency: read.offer.base.currency,
  typeOf: new Map(offer.passengers.map((each) => [each.id, passengerTypeOf(each)])),
});

/** The seats of the flights, of one of them where that is asked for. Throws SupplierError `request` for one that there is not. */
export function seatMapsOf(
  sold: Sold,
  maps: ReadonlyMap<string, SeatMapAnswer>,
  segmentId?: string,
): SeatMap[] {
  const { flights } = sold.read.offer;
  const ids = segmentIds(sold.offer, flights);
  const wanted = flights
    .flatMap((leg) => leg.segments)
    .filter(({ id }) => segmentId === undefined || id === segmentId);
  if (wanted.length === 0)
    throw new SupplierError('request', flightRefusals.noSuchSeat, [
      { path: 'segmentId', ...flightRefusals.noSuchSeat },
    ]);
  return wanted.map((segment) => seatMapOf(segment, maps.get(ids.get(segment.id) ?? ''), sellingOf(sold)));
}

const NO_BAGS = { pieces: 0, kilograms: 0 };

/** What may be added to each leg, by type of traveller. */
export function bagPricesOf({ offer, read }: Sold, travellers: TravellerCounts): LegBags[] {
  const services = bagServices(offer);
  const types = typesOf(travellers);
  const ids = passengersFor(offer, types);
  const { currency } = read.offer.base;
  return read.offer.flights.flatMap((_, leg) =>
    [...new Set(types)].map((passengerType) =>
      legBagsOf(services, {
        ...{ leg, passengerType, currency },
        passengerIds: ids.flatMap((id, at) => (id && types[at] === passengerType ? [id] : [])),
        freeAllowance: passengerType === 'INF' ? NO_BAGS : read.offer.bags.checked,
      }),
    ),
  );
}

/** What was chosen, at the prices of now. Throws SupplierError `request`. */
export function priceExtrasOf(
  sold: Sold,
  answers: ReadonlyMap<string, SeatMapAnswer>,
  { extras, types }: { extras: Extras; types: readonly PassengerType[] },
): PricedExtras {
  const { offer, read } = sold;
  const { flights, base } = read.offer;
  const services = bagServices(offer);
  const passengers = passengersFor(offer, types);
  const ids = segmentIds(offer, flights);
  const maps = new Map(seatMapsOf(sold, answers).map((map) => [map.segmentId, map]));
  return priceChosen(extras, types, {
    ...{ currency: base.currency, maps },
    seatPrice({ segmentId, traveller, seat }): Money | null {
      const service = seatServiceOf(answers.get(ids.get(segmentId) ?? ''), seat, passengers[traveller] ?? '');
      return service ? readMoney(service.total_amount, service.total_currency) : null;
    },
    bagsOf: (leg, traveller) =>
      flights[leg] &&
      legBagsOf(services, {
        ...{ leg, passengerType: types[traveller]!, currency: base.currency, freeAllowance: NO_BAGS },
        passengerIds: [passengers[traveller] ?? ''],
      }),
  });
}

/** What is ordered beside the fare. */
export interface OrderedServices {
  readonly services: readonly { readonly id: string; readonly quantity: number }[];
  /** Of all of them, in minor units of the offer's currency. */
  readonly amount: number;
}

/** Duffel's own of what was chosen, for passengers in the order of the travellers; null when one of them is gone. */
export function servicesFor(
  { offer, flights }: { offer: Offer; flights: readonly FlightLeg[] },
  answers: ReadonlyMap<string, SeatMapAnswer>,
  extras: Extras,
  passengers: readonly string[],
): OrderedServices | null {
  const bags = bagServices(offer);
  const ids = segmentIds(offer, flights);
  const ordered: { id: string; quantity: number; amount: number }[] = [];
  for (const { segmentId, traveller, seat } of extras.seats) {
    const service = seatServiceOf(answers.get(ids.get(segmentId) ?? ''), seat, passengers[traveller] ?? '');
    const price = service && readMoney(service.total_amount, service.total_currency);
    if (!price || price.currency !== offer.total_currency) return null;
    ordered.push({ id: service.id, quantity: 1, amount: price.amount });
  }
  for (const { leg, traveller, pieces } of extras.bags) {
    const bag = bagFor(bags, passengers[traveller] ?? '', leg);
    if (!bag || pieces > bag.most) return null;
    ordered.push({ id: bag.id, quantity: pieces, amount: bag.price * pieces });
  }
  return {
    services: ordered.map(({ id, quantity }) => ({ id, quantity })),
    amount: ordered.reduce((sum, { amount }) => sum + amount, 0),
  };
}
