import type { Money } from '@/core/contract';
import { plain, plainOfMarkup, slug } from '@/server/selling/supplier/outside/plain-text';
import { readMoney } from '../../kit/money';
import { readable } from '@/server/selling/supplier/outside/readable';
import type { SignPicture } from '@/server/selling/pictures/signed';
import { convert } from '@/server/reference';
import { isoAt, momentOf } from '@/server/selling/supplier/time';
import type { Party } from '@/plugins/hotel/contract/occupancy';
import { datesOf, type Stay } from '@/plugins/hotel/contract/stay';
import type { StayCondition } from '@/plugins/hotel/contract/stay-booking';
import type { Bed, Board } from '@/plugins/hotel/contract/vocabulary';
import type { SupplierRoom } from '@/plugins/hotel/face/port';
import { type Accommodation, Condition, Rate, Room, RoomBed } from '../api/schemas';
import { picturesOf } from './listing';
import { evenly, planOf, shared, termsOf } from '@/plugins/hotel/face/outside/refunds';
import { distinct, type WholeRate } from '@/plugins/hotel/face/outside/whole-rate';
import { refundsOf } from './terms';

const BOARDS: Readonly<Record<string, Board>> = {
  room_only: 'roomOnly',
  breakfast: 'breakfast',
  half_board: 'halfBoard',
  full_board: 'fullBoard',
  all_inclusive: 'allInclusive',
};
const BEDS: Readonly<Record<string, Bed>> = {
  single: 'single',
  double: 'double',
  queen: 'queen',
  king: 'king',
  sofabed: 'sofa',
};
/**
 * Rates with a deposit are not sold: it is taken from the Duffel balance, and of a stay that is paid at the property nothing
 * is collected here.
 */
const PAYMENTS: Readonly<Record<string, 'now' | 'property'>> = { pay_now: 'now', guarantee: 'property' };

const MOST_ROOMS = 80;
const MOST_RATES = 60;
const MOST_ROOM_PICTURES = 12;
const MOST_BEDS = 20;
const MOST_CONDITIONS = 30;
const CONDITION_LENGTH = 2_000;

const own = <Value>(words: Readonly<Record<string, Value>>, word: string | null | undefined): Value | null =>
  word != null && Object.hasOwn(words, word) ? words[word]! : null;

/** What a rate, or the quote of one, costs. */
export type Amounts = Pick<
  Rate,
  | 'total_amount'
  | 'total_currency'
  | 'tax_amount'
  | 'tax_currency'
  | 'fee_amount'
  | 'fee_currency'
  | 'due_at_accommodation_amount'
  | 'due_at_accommodation_currency'
>;

/** What is paid here, of that taxes and fees, and what is paid there on top; null when it cannot be sold. */
function priceOf(given: Amounts, currency: string) {
  const total = readMoney(given.total_amount, given.total_currency);
  if (!total || total.currency !== currency || total.amount === 0) return null;
  const parts = [
    readMoney(given.tax_amount, given.tax_currency),
    readMoney(given.fee_amount, given.fee_currency),
  ];
  const named = parts.reduce((sum, part) => sum + (part?.currency === currency ? part.amount : 0), 0);
  const taxes = { amount: named < total.amount ? named : 0, currency };
  const there = dueThere(given, currency);
  return there === undefined
    ? null
    : { total, taxes, base: { amount: total.amount - taxes.amount, currency }, there };
}

/** In the currency of the search, at the rate of the day; undefined for an amount that nobody can tell. */
function dueThere(given: Amounts, currency: string): Money | null | undefined {
  const { due_at_accommodation_amount: amount, due_at_accommodation_currency: its } = given;
  if (amount == null) return null;
  const due = readMoney(amount, its);
  if (!due) return undefined;
  if (due.amount === 0) return null;
  try {
    return convert(due, currency);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function roomOf({ name, beds, photos }: Room, id: string, sign: SignPicture): SupplierRoom {
  return {
    id,
    name: plain(name),
    beds: readable(RoomBed, (beds ?? []).slice(0, MOST_BEDS)).flatMap(({ type, count }) => {
      const bed = own(BEDS, type);
      return bed && Number.isInteger(count) && count >= 1 && count <= MOST_BEDS ? [{ bed, count }] : [];
    }),
    area: null,
    accessible: false,
    pictures: picturesOf(photos, sign, MOST_ROOM_PICTURES),
  };
}

/** For whom and when, in which currency. */
export interface Wanted {
  readonly stay: Stay;
  readonly rooms: readonly Party[];
  readonly currency: string;
  /** IANA, of the property. */
  readonly zone: string;
}

/** How many are left; null when that is not known. */
const leftOf = ({ quantity_available: quantity }: Rate): number | null =>
  quantity != null && Number.isInteger(quantity) && quantity >= 0 ? Math.min(quantity, 99) : null;

/** Whether it can be paid for as this account pays: from its balance, with no card and no membership. */
const isForUs = ({
  available_payment_methods: methods,
  loyalty_programme_required: members,
}: Rate): boolean => members !== true && (!methods || methods.length === 0 || methods.includes('balance'));

/** What has to be shown before and after a rate is booked. */
const conditionsOf = ({ conditions }: Rate): StayCondition[] =>
  readable(Condition, (conditions ?? []).slice(0, MOST_CONDITIONS)).flatMap(({ title, description }) => {
    const said = plainOfMarkup(description, CONDITION_LENGTH);
    return said ? [{ title: plainOfMarkup(title, 120), text: said }] : [];
  });

/** A rate as it is sold; null for one that cannot be. `amounts`: of its quote, where there is one. */
export function wholeRate(
  given: Rate,
  room: SupplierRoom,
  { stay, rooms: parties, currency, zone }: Wanted,
  amounts: Amounts = given,
): WholeRate | null {
  const board = own(BOARDS, given.board_type);
  const payment = own(PAYMENTS, given.payment_type);
  const price = priceOf(amounts, currency);
  const left = leftOf(given);
  if (!board || !payment || !price || !isForUs(given) || (left !== null && left < parties.length))
    return null;
  const count = parties.length;
  const dates = datesOf(stay);
  const refunds = refundsOf(given.cancellation_timeline ?? [], price.total);
  const terms = termsOf(refunds, isoAt(momentOf(`${stay.start}T00:00`, zone)));
  const [bases, taxes] = [evenly(price.base, count), evenly(price.taxes, count)];
  const fees = price.there && evenly(price.there, count);
  const termsEach = shared(terms, count);
  const expires = Date.parse(given.expires_at ?? '');
  return {
    rateId: given.id,
    rooms: parties.map((party, nth) => ({
      room,
      party,
      rate: {
        ...{ board, payment, left, plan: planOf(terms), terms: termsEach[nth]! },
        base: bases[nth]!,
        taxes: taxes[nth]!,
        // Duffel tells no prices by night.
        nights: evenly(bases[nth]!, dates.length).map((amount, at) => ({ date: dates[at]!, amount })),
        atProperty: fees ? [{ kind: 'other', amount: fees[nth]! }] : [],
        published: null,
        retail: null,
      },
    })),
    base: price.base,
    taxes: price.taxes,
    atProperty: price.there ? [{ kind: 'other', amount: price.there }] : [],
    published: null,
    refunds,
    conditions: conditionsOf(given),
    expiresAt: Number.isNaN(expires) ? null : new Date(expires).toISOString(),
  };
}

/** Rooms of a property with ids of their own: Duffel gives none. */
export function roomsIn({ rooms }: Pick<Accommodation, 'rooms'>, sign: SignPicture) {
  const times = new Map<string, number>();
  return readable(Room, (rooms ?? []).slice(0, MOST_ROOMS)).flatMap((room) => {
    const name = slug(plain(room.name)) || 'room';
    const nth = (times.get(name) ?? 0) + 1;
    times.set(name, nth);
    const read = roomOf(room, nth === 1 ? name : `${name}~${nth}`, sign);
    const rates = readable(Rate, (room.rates ?? []).slice(0, MOST_RATES));
    return read.name ? [{ room: read, rates }] : [];
  });
}

/** What can be had at a property, cheapest first. All rooms of a rate are of one sort at one price. */
export const ratesIn = (given: Accommodation, wanted: Wanted, sign: SignPicture): WholeRate[] =>
  distinct(
    roomsIn(given, sign).flatMap(({ room, rates }) =>
      rates.flatMap((rate) => wholeRate(rate, room, wanted) ?? []),
    ),
  );
