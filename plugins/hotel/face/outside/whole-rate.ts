import type { Money } from '@/core/contract';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { StayCondition } from '../../contract/stay-booking';
import { hotelRefusals } from '../../contract/refusals';
import type {
  PropertyFee,
  RatedRoom,
  RoomChoice,
  SupplierListing,
  SupplierSearch,
  SupplierStay,
} from '../port';
import type { Refunds } from './refunds';
import type { StayIds } from './stay-id';

/** A rate for a whole stay: its rooms are priced, booked and given back together. */
export interface WholeRate {
  readonly rateId: string;
  /** One for each party. */
  readonly rooms: readonly RatedRoom[];
  readonly base: Money;
  readonly taxes: Money;
  readonly atProperty: readonly PropertyFee[];
  /** What others ask, where the supplier tells it. */
  readonly published: Money | null;
  readonly refunds: Refunds;
  readonly conditions: readonly StayCondition[];
  readonly expiresAt: string | null;
}

/** A rate as a stay that can be bought. */
export const stayOf = (
  listing: SupplierListing,
  { rateId, rooms, base, taxes, atProperty, published, conditions }: WholeRate,
  { stay, rooms: parties, currency }: Pick<SupplierSearch, 'stay' | 'rooms' | 'currency'>,
  ids: Pick<StayIds, 'seal'>,
): SupplierStay => ({
  id: ids.seal({ rateId, currency, stay, rooms: parties }),
  ...{ listing, stay, rooms, base, taxes, atProperty, published, conditions },
  retail: null,
});

/** The first of each name, in their order. */
function firsts<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
  const byName = new Map<string, T>();
  for (const one of all) if (!byName.has(nameOf(one))) byName.set(nameOf(one), one);
  return [...byName.values()];
}

const choiceOf = ({ room, rate }: RatedRoom): string => [room.id, rate.board, rate.plan].join(' ');
const costOf = ({ base, taxes }: WholeRate): number => base.amount + taxes.amount;

/** Cheapest first, of each choice of rooms, boards and ways to give it back the cheapest. */
export const distinct = (rates: readonly WholeRate[]): WholeRate[] =>
  firsts(
    rates.toSorted((a, b) => costOf(a) - costOf(b)),
    ({ rooms }) => rooms.map(choiceOf).join('\n'),
  );

const wayOf = ({ rooms }: WholeRate): string =>
  rooms
    .map(({ rate: { board, terms, payment } }) =>
      [board, terms.freeUntil ? 'free' : 'kept', payment].join(' '),
    )
    .join('\n');

/** Of rates, cheapest first, the first of each board, refund and payment. */
export const waysIn = (rates: readonly WholeRate[]): WholeRate[] => firsts(rates, wayOf);

/** What each party can choose from, of rates that are distinct. */
export const roomsOf = (rates: readonly WholeRate[], parties: number): RatedRoom[][] =>
  Array.from({ length: parties }, (_, nth) =>
    firsts(
      rates.map(({ rooms }) => rooms[nth]!),
      choiceOf,
    ),
  );

/** The rate of a choice for each party. Throws SupplierError `gone` when there is none. */
export function chosenOf(
  rates: readonly WholeRate[],
  parties: number,
  choices: readonly RoomChoice[],
): WholeRate {
  const chosen =
    choices.length === parties
      ? rates.find(({ rooms }) =>
          rooms.every((room, nth) => {
            const { roomId, board, plan } = choices[nth]!;
            return choiceOf(room) === [roomId, board, plan].join(' ');
          }),
        )
      : undefined;
  if (!chosen) throw new SupplierError('gone', hotelRefusals.gone);
  return chosen;
}
