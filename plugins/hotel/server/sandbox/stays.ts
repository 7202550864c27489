import type { Money } from '@/core/contract';
import { localTime } from '@/server/selling/supplier/time';
import type { Party } from '../../contract/occupancy';
import type { Stay } from '../../contract/stay';
import { hotelCity } from '../content/cities';
import { demandOf } from '../content/demand-of';
import type { Hotel, RoomKind } from '../content/hotel';
import { type Market, type NetRate, type PropertyFee, ratesOf } from '../rates/rates-of';
import type { RatedRoom, SupplierRoom, SupplierStay } from '../supplier/port';
import { taxOf } from './taxes';
import { listingOf, type View } from './views';

/** When and in which currency something is offered; `surge` multiplies the price. */
export interface Offering {
  readonly now: Date;
  readonly currency: string;
  readonly surge?: number | undefined;
}

export function marketOf(view: View, hotel: Hotel, { now, currency, surge = 1 }: Offering): Market {
  const city = hotelCity(hotel.cityId)!;
  return {
    demand: demandOf(city),
    zone: city.zone,
    taxRate: taxOf(city.country),
    level: view.level * surge,
    supplierId: view.id,
    currency,
    today: localTime(city.zone, Math.floor(now.getTime() / 60_000)).slice(0, 10),
  };
}

const roomOf = ({ id, name, beds, area, accessible }: RoomKind): SupplierRoom => ({
  ...{ id, name, beds, area, accessible },
});

/** A room that can be had, with which sort of the property's it is. */
export type Found = RatedRoom & { readonly at: number };

/** Every room and rate that a party can have, cheapest first; none of a stay that has begun. */
export function foundFor(hotel: Hotel, stay: Stay, party: Party, market: Market): Found[] {
  if (stay.start < market.today) return [];
  const found = hotel.rooms.flatMap((kind, at): Found[] => {
    const rates = ratesOf(hotel, kind, stay, party, market);
    return typeof rates === 'string' ? [] : rates.map((rate) => ({ at, room: roomOf(kind), party, rate }));
  });
  return found.sort((a, b) => netOf(a.rate).amount - netOf(b.rate).amount || a.at - b.at);
}

export const netOf = ({ base, taxes }: Pick<NetRate, 'base' | 'taxes'>): Money => ({
  amount: base.amount + taxes.amount,
  currency: base.currency,
});

/** Whether there are enough rooms of each sort for all that are wanted of it. */
export const areEnough = (rooms: readonly Found[]): boolean =>
  rooms.every(({ at, rate }) => rooms.filter((other) => other.at === at).length <= rate.left);

/** The cheapest way to have a room for every party; `null` where one of them finds none. */
export function cheapestFor(choices: readonly Found[][]): Found[] | null {
  const taken: Found[] = [];
  for (const each of choices) {
    const next = each.find((one) => areEnough([...taken, one]));
    if (!next) return null;
    taken.push(next);
  }
  return taken;
}

const sum = (amounts: readonly Money[]): Money => ({
  amount: amounts.reduce((total, { amount }) => total + amount, 0),
  currency: amounts[0]!.currency,
});

const KINDS: readonly PropertyFee['kind'][] = ['resortFee', 'cityTax'];

/** The stay of rooms, at least one, that are there. */
export function stayOf(
  id: string,
  view: View,
  hotel: Hotel,
  stay: Stay,
  rooms: readonly Found[],
): SupplierStay {
  const of = (part: 'base' | 'taxes' | 'published' | 'retail') => sum(rooms.map(({ rate }) => rate[part]));
  const fees = rooms.flatMap(({ rate }) => rate.atProperty);
  return {
    id,
    listing: listingOf(view, hotel),
    stay,
    rooms: rooms.map(({ room, party, rate }) => ({ room, party, rate })),
    base: of('base'),
    taxes: of('taxes'),
    published: of('published'),
    retail: of('retail'),
    atProperty: KINDS.flatMap((kind) => {
      const own = fees.filter((fee) => fee.kind === kind);
      return own.length > 0 ? [{ kind, amount: sum(own.map(({ amount }) => amount)) }] : [];
    }),
  };
}
