import type { Money } from '@/core/contract';
import { SupplierError } from '@/server/selling/supplier/errors';
import {
  type ChosenBags,
  type ChosenSeat,
  type Extras,
  type FareFamily,
  NO_SUCH_SEAT,
  NO_SUCH_TRAVELLER,
  type PassengerType,
  type PricedExtras,
  type Seat,
  type SeatMap,
  SEAT_NOT_ALLOWED,
  SEAT_TAKEN,
  SEAT_TWICE,
  seatRefusal,
  TOO_MANY_BAGS,
  type TravellerCounts,
  typesOf,
} from '../../../contract';
import type { SupplierOffer, SupplierPort } from '../../supplier/port';
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

const REFUSALS = {
  taken: SEAT_TAKEN,
  blocked: SEAT_TAKEN,
  infant: SEAT_NOT_ALLOWED,
  'not-allowed': SEAT_NOT_ALLOWED,
} as const;

const seatIn = ({ decks }: SeatMap, number: string): Seat | undefined =>
  decks
    ?.flatMap((deck) => deck.rows)
    .flatMap((row) => row.seats)
    .find((seat) => seat.number === number);

type Field = { path: string; message: string };

/** The chosen seat at its price, or what is wrong with it. */
function seatOf(
  chosen: ChosenSeat,
  others: readonly ChosenSeat[],
  types: readonly PassengerType[],
  maps: ReadonlyMap<string, SeatMap>,
): Seat | string {
  const map = maps.get(chosen.segmentId);
  const seat = map && seatIn(map, chosen.seat);
  if (!seat) return NO_SUCH_SEAT;
  if (types[chosen.traveller] === undefined) return NO_SUCH_TRAVELLER;
  const isTwice = others.some(
    (other) =>
      other.segmentId === chosen.segmentId &&
      (other.traveller === chosen.traveller || other.seat === chosen.seat),
  );
  if (isTwice) return SEAT_TWICE;
  const refusal = seatRefusal(seat, types, chosen.traveller);
  return refusal ? REFUSALS[refusal] : seat;
}

/** Kilograms of each piece and what they cost together, or what is wrong with it. */
function bagsOf(
  chosen: ChosenBags,
  others: readonly ChosenBags[],
  types: readonly PassengerType[],
  { offer, fareFamily }: Rebuilt,
): { kilograms: number; amount: number } | string {
  const leg = offer.flights[chosen.leg];
  const type = types[chosen.traveller];
  const isTwice = others.some(({ leg, traveller }) => leg === chosen.leg && traveller === chosen.traveller);
  if (!leg || type === undefined || isTwice) return NO_SUCH_TRAVELLER;
  const { paidBaggage, kilograms } = legBags(leg, chosen.leg, fareFamily, type, offer.base.currency);
  if (chosen.pieces > paidBaggage.length) return TOO_MANY_BAGS;
  const amount = paidBaggage.slice(0, chosen.pieces).reduce((sum, price) => sum + price.amount, 0);
  return { kilograms, amount };
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
    const { currency } = rebuilt.offer.base;
    const money = (amount: number): Money => ({ amount, currency });
    const wanted = new Set(extras.seats.map((seat) => seat.segmentId));
    const maps = new Map((await mapsOf(rebuilt, wanted, reference)).map((map) => [map.segmentId, map]));
    const wrong: Field[] = [];
    const seats = extras.seats.flatMap((chosen, index) => {
      const seat = seatOf(chosen, extras.seats.slice(0, index), types, maps);
      if (typeof seat !== 'string') return [{ ...chosen, price: seat.price ?? money(0) }];
      wrong.push({ path: `extras.seats.${index}`, message: seat });
      return [];
    });
    const bags = extras.bags.flatMap((chosen, index) => {
      const found = bagsOf(chosen, extras.bags.slice(0, index), types, rebuilt);
      if (typeof found !== 'string')
        return [{ ...chosen, kilograms: found.kilograms, price: money(found.amount) }];
      wrong.push({ path: `extras.bags.${index}`, message: found });
      return [];
    });
    if (wrong[0]) throw new SupplierError('request', wrong[0].message, wrong);
    const total = [...seats, ...bags].reduce((sum, { price }) => sum + price.amount, 0);
    return { seats, bags, total: money(total) };
  }

  const port = {
    async seatMaps(offerId: string, segmentId: string | undefined) {
      const rebuilt = await rebuild(offerId);
      const maps = await mapsOf(rebuilt, segmentId === undefined ? undefined : new Set([segmentId]));
      if (maps.length === 0)
        throw new SupplierError('request', NO_SUCH_SEAT, [{ path: 'segmentId', message: NO_SUCH_SEAT }]);
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
  } satisfies Pick<SupplierPort, 'seatMaps' | 'bagPrices' | 'priceExtras'>;
  return { port, priced };
}
