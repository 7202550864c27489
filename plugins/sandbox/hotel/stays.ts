import type { Money } from '@/core/contract';
import { localTime } from '@/server/selling/supplier/time';
import type { Party } from '@/plugins/hotel/contract/occupancy';
import type { Stay } from '@/plugins/hotel/contract/stay';
import { worldCity } from '@/server/reference/world/cities';
import { demandOf } from './content/demand-of';
import type { Hotel, RoomKind } from './content/hotel';
import { type Market, type NetRate, ratesOf } from './rates/rates-of';
import type { RatedRoom, SupplierRoom, SupplierStay } from '@/plugins/hotel/face/port';
import { roomPictures } from './pictures/listed';
import { listingOf, type View } from './views';

/** What is added to the price of a room, by country: VAT on lodging and its like, rounded to whole percents. */
const TAXES: Readonly<Record<string, number>> = {
  PT: 0.06,
  BR: 0.05,
  ES: 0.1,
  FR: 0.1,
  IT: 0.1,
  DE: 0.07,
  AT: 0.1,
  CH: 0.04,
  GB: 0.2,
  US: 0.14,
  MX: 0.19,
  AR: 0.21,
  JP: 0.1,
  AE: 0.1,
};
const ELSEWHERE = 0.1;

const taxOf = (country: string): number => TAXES[country] ?? ELSEWHERE;

/** When and in which currency something is offered; `surge` multiplies the price. */
export interface Offering {
  readonly now: Date;
  readonly currency: string;
  readonly surge?: number | undefined;
}

export function marketOf(view: View, hotel: Hotel, { now, currency, surge = 1 }: Offering): Market {
  const city = worldCity(hotel.cityId)!;
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

const roomOf = (hotel: Hotel, { id, name, beds, area, accessible }: RoomKind, at: number): SupplierRoom => ({
  ...{ id, name, beds, area, accessible },
  pictures: roomPictures(hotel, at),
});

/** A room that can be had, with which sort of the property's it is. */
export interface Found extends RatedRoom {
  readonly rate: NetRate;
  readonly at: number;
}

/** Every room and rate that a party can have, cheapest first; none of a stay that has begun. */
export function foundFor(hotel: Hotel, stay: Stay, party: Party, market: Market): Found[] {
  if (stay.start < market.today) return [];
  const found = hotel.rooms.flatMap((kind, at): Found[] => {
    const rates = ratesOf(hotel, kind, stay, party, market);
    return typeof rates === 'string'
      ? []
      : rates.map((rate) => ({ at, room: roomOf(hotel, kind, at), party, rate }));
  });
  return found.sort((a, b) => netOf(a.rate).amount - netOf(b.rate).amount || a.at - b.at);
}

/** What each of the parties can have; parties alike are looked for once. */
export function foundForEach(hotel: Hotel, stay: Stay, parties: readonly Party[], market: Market): Found[][] {
  const byParty = new Map<string, Found[]>();
  return parties.map((party) => {
    const key = [party.adults, ...party.childAges].join();
    const found = byParty.get(key) ?? foundFor(hotel, stay, party, market);
    byParty.set(key, found);
    return found;
  });
}

export const netOf = ({ base, taxes }: Pick<NetRate, 'base' | 'taxes'>): Money => ({
  amount: base.amount + taxes.amount,
  currency: base.currency,
});

/** Whether there are enough rooms of each sort for all that are wanted of it. */
export const areEnough = (rooms: readonly Found[]): boolean =>
  rooms.every(({ at, rate }) => rooms.filter((other) => other.at === at).length <= rate.left);

/** The cheapest way to have a room for every party; `null` where one of them finds none. */
export function cheapestFor(choices: readonly (readonly Found[])[]): Found[] | null {
  const taken: Found[] = [];
  for (const each of choices) {
    const next = each.find((one) => areEnough([...taken, one]));
    if (!next) return null;
    taken.push(next);
  }
  return taken;
}

const waysOf = ({ rate }: Found): string =>
  [rate.board, rate.terms.freeUntil ? 'free' : 'kept', rate.payment].join(' ');

/** The cheapest way to have a room for every party, for each board, refund and payment that all of them can have. */
export function waysFor(choices: readonly (readonly Found[])[]): Found[][] {
  const [first = []] = choices;
  return [...new Set(first.map(waysOf))].flatMap((way) => {
    const rooms = cheapestFor(choices.map((each) => each.filter((one) => waysOf(one) === way)));
    return rooms ? [rooms] : [];
  });
}

const sum = (amounts: readonly Money[]): Money => ({
  amount: amounts.reduce((total, { amount }) => total + amount, 0),
  currency: amounts[0]!.currency,
});

const KINDS = ['resortFee', 'cityTax'] as const;

/** What the rooms cost together. */
export function netOfRooms(rooms: readonly Found[]) {
  const fees = rooms.flatMap(({ rate }) => rate.atProperty);
  return {
    base: sum(rooms.map(({ rate }) => rate.base)),
    taxes: sum(rooms.map(({ rate }) => rate.taxes)),
    atProperty: KINDS.flatMap((kind) => {
      const own = fees.filter((fee) => fee.kind === kind);
      return own.length > 0 ? [{ kind, amount: sum(own.map(({ amount }) => amount)) }] : [];
    }),
  };
}

/** The stay of rooms, at least one, that are there. */
export function stayOf(
  id: string,
  view: View,
  hotel: Hotel,
  stay: Stay,
  rooms: readonly Found[],
): SupplierStay {
  const of = (part: 'published' | 'retail') => sum(rooms.map(({ rate }) => rate[part]));
  return {
    id,
    listing: listingOf(view, hotel),
    stay,
    rooms: rooms.map(({ room, party, rate }) => ({ room, party, rate })),
    ...netOfRooms(rooms),
    published: of('published'),
    retail: of('retail'),
  };
}
