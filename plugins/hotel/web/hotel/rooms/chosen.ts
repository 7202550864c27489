import { addMoney, type Money } from '@/core/contract';
import {
  type HotelFee,
  type HotelRate,
  type HotelRoom,
  type PartyRooms,
  wholePrice,
} from '../../../contract';

/** A room at one of its rates. */
export interface RoomRate {
  readonly room: HotelRoom;
  readonly rate: HotelRate;
}

/** What it costs with what is paid at the property. */
export const wholeOf = ({ rate: { total, atProperty } }: RoomRate): Money => wholePrice(total, atProperty);

/** What every party has chosen, in the order of the search's rooms. */
export type Chosen = readonly RoomRate[];

const ratesOf = ({ rooms }: PartyRooms): RoomRate[] =>
  rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })));

/** How many of a room the others have taken. */
const takenBy = (others: readonly RoomRate[], room: HotelRoom): number =>
  others.filter((each) => each.room.id === room.id).length;

/** Whether a rate may be chosen beside what the other parties have: enough of its room are left. */
export const isLeft = ({ room, rate }: RoomRate, others: readonly RoomRate[]): boolean =>
  rate.left === null || takenBy(others, room) < rate.left;

/**
 * What the parties have by the ids of their rates. A rate that is not to be had, or not any more beside the others', gives way
 * to the cheapest that is. Null where not everybody can have a room.
 */
export function chosenOf(parties: readonly PartyRooms[], ids: readonly string[]): Chosen | null {
  const chosen: RoomRate[] = [];
  for (const [at, party] of parties.entries()) {
    const free = ratesOf(party).filter((each) => isLeft(each, chosen));
    const cheapest = free.reduce<RoomRate | null>(
      (least, each) => (least && wholeOf(least).amount <= wholeOf(each).amount ? least : each),
      null,
    );
    const taken = free.find(({ rate }) => rate.id === ids[at]) ?? cheapest;
    if (!taken) return null;
    chosen.push(taken);
  }
  return chosen;
}

/** The choice of everybody but one. */
export const othersThan = (chosen: Chosen, party: number): RoomRate[] =>
  chosen.filter((_, at) => at !== party);

const sum = (amounts: readonly Money[]): Money => addMoney(amounts[0]!, ...amounts.slice(1));

export interface ChosenSums {
  readonly total: Money;
  readonly taxes: Money;
  /** Null where not all of them are known: a sum of some would say too little. */
  readonly published: Money | null;
  readonly retail: Money | null;
  /** By kind. */
  readonly atProperty: readonly HotelFee[];
  /** The total with all of these. */
  readonly whole: Money;
}

const sumOfAll = (amounts: readonly (Money | null | undefined)[]): Money | null => {
  const known = amounts.filter((amount): amount is Money => amount !== null && amount !== undefined);
  return known.length === amounts.length && known.length > 0 ? sum(known) : null;
};

/** What the choice of all parties comes to. */
export function sumsOf(chosen: Chosen): ChosenSums {
  const rates = chosen.map(({ rate }) => rate);
  const fees = rates.flatMap(({ atProperty }) => atProperty);
  const kinds = [...new Set(fees.map(({ kind }) => kind))];
  const total = sum(rates.map((rate) => rate.total));
  return {
    total,
    whole: wholePrice(total, fees),
    taxes: sum(rates.map(({ taxes }) => taxes)),
    published: sumOfAll(rates.map(({ published }) => published)),
    retail: sumOfAll(rates.map(({ retail }) => retail)),
    atProperty: kinds.map((kind) => ({
      kind,
      amount: sum(fees.filter((fee) => fee.kind === kind).map(({ amount }) => amount)),
    })),
  };
}

/** The ids of rates in an address, and back. */
export const ratesOfAddress = (text: string | undefined): string[] => (text ? text.split(',') : []);
export const ratesAddress = (chosen: Chosen): string => chosen.map(({ rate }) => rate.id).join(',');
