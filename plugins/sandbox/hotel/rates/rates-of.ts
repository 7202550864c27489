import type { Money } from '@/core/contract';
import { exactAmount, roundAmount } from '@/server/selling/supplier/amount';
import { chance } from '@/server/selling/supplier/chance';
import { daysBetween } from '@/server/selling/supplier/time';
import type { PropertyFee, SupplierRate } from '@/plugins/hotel/face/port';
import type { Hotel, RoomKind } from '../content/hotel';
import { type Demand, demandOn, minStayOn } from './demand';
import { isFor, partyFactor } from './guests';
import { boardsOf, isPaidThere, mealsOf, planFactor, PLANS, termsOf } from './plans';
import { roomsLeft } from './rooms-left';
import type { Party } from '@/plugins/hotel/contract/occupancy';
import { datesOf, nightsOf, type Stay } from '@/plugins/hotel/contract/stay';

/** What a rate depends on beside the room. */
export interface Market {
  readonly demand: Demand;
  /** IANA name of the property's zone. */
  readonly zone: string;
  /** Of the price, by the country's law: 0.06 is 6 %. */
  readonly taxRate: number;
  /** The supplier's price against others': 1 is ordinary. */
  readonly level: number;
  /** Decides the supplier's small differences. */
  readonly supplierId: string;
  readonly currency: string;
  /** `YYYY-MM-DD` at the property. */
  readonly today: string;
}

/** A rate whose supplier knows all of it. */
export interface NetRate extends SupplierRate {
  readonly left: number;
  readonly published: Money;
  readonly retail: Money;
}

/** Why a room cannot be had. */
export type NoRate = 'soldOut' | 'minStay' | 'tooMany';

const byLead = (days: number): number => (days <= 2 ? 1.12 : days <= 14 ? 1.04 : days <= 60 ? 1 : 0.94);
/** Most properties sell for less over us than at their door; the public price of a few is hardly above the net one. */
const publishedFactor = ({ id }: Hotel): number =>
  chance('parity', id) < 0.06 ? 1.03 : 1.2 + 0.15 * chance('published', id);
const RETAIL = 1.06;

/** Dollars of a night in the flexible plan, for the party, without meals. */
function nightDollars(hotel: Hotel, room: RoomKind, date: string, party: Party, market: Market): number {
  const { supplierId, demand, level, today } = market;
  return (
    hotel.night *
    room.factor *
    partyFactor(hotel, party) *
    demandOn(date, demand) *
    byLead(daysBetween(today, date)) *
    level *
    (0.96 + 0.08 * chance('night', supplierId, hotel.id, room.id, date))
  );
}

function feesAt(hotel: Hotel, nights: number, { adults }: Party, currency: string): PropertyFee[] {
  const fees = [
    ['resortFee', (hotel.resortFee ?? 0) * nights],
    ['cityTax', hotel.cityTax * nights * adults],
  ] as const;
  return fees.flatMap(([kind, dollars]) =>
    dollars > 0 ? [{ kind, amount: exactAmount(dollars, currency) }] : [],
  );
}

const times = ({ amount, currency }: Money, factor: number): Money => ({
  amount: Math.round(amount * factor),
  currency,
});
const sumOf = (amounts: readonly Money[], currency: string): Money => ({
  amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
  currency,
});

/**
 * Every way to have a room of that kind for a party and a stay, or why there is none: one night is sold out, the stay is
 * too short for that arrival, or too many want to sleep in it. Amounts are in minor units of the market's currency.
 */
export function ratesOf(
  hotel: Hotel,
  room: RoomKind,
  stay: Stay,
  party: Party,
  market: Market,
): NetRate[] | NoRate {
  const { currency, demand, zone, taxRate, today } = market;
  if (!isFor(room, party)) return 'tooMany';
  if (nightsOf(stay) < minStayOn(stay.start, demand)) return 'minStay';
  const left = roomsLeft(hotel, room, stay, demand, today);
  if (left === 0) return 'soldOut';

  const atProperty = feesAt(hotel, nightsOf(stay), party, currency);
  const dollars = datesOf(stay).map(
    (date) => [date, nightDollars(hotel, room, date, party, market)] as const,
  );
  return boardsOf(hotel).flatMap((board) => {
    const meals = mealsOf(hotel, board, party);
    return PLANS.map((plan): NetRate => {
      const nights = dollars.map(([date, each]) => ({
        date,
        amount: roundAmount((each + meals) * planFactor[plan], currency),
      }));
      const base = sumOf(
        nights.map(({ amount }) => amount),
        currency,
      );
      const taxes = times(base, taxRate);
      const net = sumOf([base, taxes], currency);
      const published = times(net, publishedFactor(hotel));
      return {
        board,
        plan,
        nights,
        base,
        taxes,
        atProperty,
        published,
        retail: times(published, RETAIL),
        payment: isPaidThere(hotel, plan) ? 'property' : 'now',
        terms: termsOf(hotel, plan, stay, zone, { net, firstNight: nights[0]!.amount }),
        left,
      };
    });
  });
}
