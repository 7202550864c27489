import { SupplierError } from '@/server/selling/supplier/errors';
import {
  type Extras,
  type FareFamily,
  type PassengerType,
  type PricedExtras,
  type TravellerCounts,
  typesOf,
} from '@/plugins/flight/contract';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import { priceChosen } from '@/plugins/flight/face/chosen-extras';
import type { SupplierOffer, FlightSupplier } from '@/plugins/flight/face/port';
import { legBags } from './bags';
import type { SeatBook } from './seat-book';
import { seatMapOf } from './seat-map';
import { dayAt } from '@/core/say/clock';

interface Rebuilt {
  readonly offer: SupplierOffer;
  readonly fareFamily: FareFamily;
}

export interface ExtrasParts {
  readonly rebuild: (offerId: string) => Promise<Rebuilt>;
  readonly seatBook: SeatBook;
  readonly now: () => Date;
}

/** Seats and bags of the embedded supplier, worked out of an offer as its fares are. */
export function extrasOf({ rebuild, seatBook, now }: ExtrasParts) {
  async function mapsOf({ offer, fareFamily }: Rebuilt, wanted?: ReadonlySet<string>, reference?: string) {
    const segments = offer.flights
      .flatMap((leg) => leg.segments)
      .filter((segment) => !wanted || wanted.has(segment.id));
    const ordered = await seatBook.taken(
      segments.map((segment) => segment.id),
      { except: reference, now: now() },
    );
    return segments.map((segment) =>
      seatMapOf(segment, {
        family: fareFamily,
        currency: offer.base.currency,
        today: dayAt(now(), 'UTC'),
        ordered: ordered.get(segment.id) ?? new Set(),
      }),
    );
  }

  /** `reference`: of the order that they are for; its own seats count as free. Throws SupplierError `request`. */
  async function priced(
    rebuilt: Rebuilt,
    extras: Extras,
    types: readonly PassengerType[],
    reference?: string,
  ): Promise<PricedExtras> {
    const { offer, fareFamily } = rebuilt;
    const { currency } = offer.base;
    const wanted = new Set(extras.seats.map((seat) => seat.segmentId));
    const maps = new Map((await mapsOf(rebuilt, wanted, reference)).map((map) => [map.segmentId, map]));
    return priceChosen(extras, types, {
      ...{ currency, maps },
      bagsOf(leg, traveller) {
        const flown = offer.flights[leg];
        return flown && legBags(flown, leg, fareFamily, types[traveller]!, currency);
      },
    });
  }

  const port = {
    async seatMaps(offerId: string, segmentId: string | undefined) {
      const rebuilt = await rebuild(offerId);
      const maps = await mapsOf(rebuilt, segmentId === undefined ? undefined : new Set([segmentId]));
      if (maps.length === 0)
        throw new SupplierError('request', flightRefusals.noSuchSeat, [
          { path: 'segmentId', ...flightRefusals.noSuchSeat },
        ]);
      return maps;
    },
    async bagPrices(offerId: string, travellers: TravellerCounts) {
      const { offer, fareFamily } = await rebuild(offerId);
      const types = [...new Set(typesOf(travellers))];
      return offer.flights.flatMap((leg, index) =>
        types.map((type) => legBags(leg, index, fareFamily, type, offer.base.currency)),
      );
    },
    priceExtras: async (
      offerId: string,
      { extras, types }: { extras: Extras; types: readonly PassengerType[] },
    ) => priced(await rebuild(offerId), extras, types),
  } satisfies Pick<FlightSupplier, 'seatMaps' | 'bagPrices' | 'priceExtras'>;
  return { port, priced };
}
