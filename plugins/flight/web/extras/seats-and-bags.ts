import { safeParse } from 'zod/mini';
import type { ExtrasProblem, ExtrasRules, ExtrasState } from '@/core/selling/checkout/use-extras';
import { tabStore } from '@/core/session/tab-store';
import { Extras, type FlightOffer, type PassengerType } from '../../contract';
import { fitting, isEmpty, NO_EXTRAS, withoutRefused } from './choice';

export type SeatProblem = ExtrasProblem<Extras>;
export type SeatState = ExtrasState<Extras>;

/** What was chosen in a checkout, kept in this tab over reloads like what is typed into it; never what it costs. */
const store = tabStore('flight-extras');

export const readKept = (key: string): Extras => safeParse(Extras, store.read(key)).data ?? NO_EXTRAS;
export const keep = (key: string, extras: Extras): void => store.keep(key, extras);

/** The seats and bags of one checkout: a reload loses none that still fits, and only what is gone is left out. */
export const seatsAndBags = (
  offer: Pick<FlightOffer, 'flights'>,
  types: readonly PassengerType[],
): ExtrasRules<Extras> => ({
  narrowed: withoutRefused,
  kept: {
    read: (key) => {
      const kept = fitting(readKept(key), offer, types);
      return isEmpty(kept) ? null : kept;
    },
    keep,
  },
});
