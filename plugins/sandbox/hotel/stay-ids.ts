import { bareDate, dashedDate, type Issued, offerIds } from '@/server/selling/supplier/sandbox/offer-ids';
import type { Party } from '@/plugins/hotel/contract/occupancy';
import type { Stay } from '@/plugins/hotel/contract/stay';
import { BOARDS, type Board } from '@/plugins/hotel/contract/vocabulary';
import { hotelPort, type Plan } from '@/plugins/hotel/face/port';
import { PLANS } from './rates/plans';

/** A room of an offer: which sort of the property's, counted from 0, at which rate, for whom. */
export interface KeyedRoom {
  readonly at: number;
  readonly board: Board;
  readonly plan: Plan;
  readonly party: Party;
}

/** All that is needed to build an offer again. */
export interface StayKey {
  readonly hotelId: string;
  readonly stay: Stay;
  readonly rooms: readonly KeyedRoom[];
}
export type IssuedStay = StayKey & Issued;

const writeRoom = ({ at, board, plan, party }: KeyedRoom): string =>
  [at, BOARDS.indexOf(board), PLANS.indexOf(plan), party.adults, ...party.childAges].join('~');

function readRoom(text: string): KeyedRoom {
  const [at = 0, board = 0, plan = 0, adults = 0, ...childAges] = text.split('~').map(Number);
  return { at, board: BOARDS[board]!, plan: PLANS[plan]!, party: { adults, childAges } };
}

/** Ids of one supplier's offers, by what they begin with. */
export const stayIds = (version: string) =>
  offerIds<StayKey>({
    version,
    invalid: hotelPort.strangers.offer,
    write: ({ hotelId, stay, rooms }) => [
      hotelId,
      bareDate(stay.start),
      bareDate(stay.end),
      ...rooms.map(writeRoom),
    ],
    read: ([hotelId, start, end, ...rooms]) =>
      hotelId && start && end && rooms.length > 0
        ? { hotelId, stay: { start: dashedDate(start), end: dashedDate(end) }, rooms: rooms.map(readRoom) }
        : null,
  });
