import { msg } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import type { PricePart, ToldRow } from '@/core/say/told';
import type { HotelFee, HotelStay } from '../contract';
import { FEE_NAMES } from './labels';

/** How a local time is written on the clock. */
type Time = (local: string) => string;

/** A clock time of a place, `HH:mm`, as the reader's language writes it. */
export const hourText = (clock: string, time: Time): string => time(`2000-01-01T${clock}`);

const ASK = msg`ask the property for the time`;

/** When guests may come on the day of their arrival. */
export function comeText({ checkIn }: Pick<HotelStay, 'checkIn'>, say: Say, time: Time): string {
  if (!checkIn.from) return say._(ASK);
  const from = hourText(checkIn.from, time);
  if (!checkIn.until) return say._(msg`from ${from}`);
  const until = hourText(checkIn.until, time);
  return say._(msg`from ${from} to ${until}`);
}

/** When they have to leave on their last day. */
export function leaveText({ checkOut }: Pick<HotelStay, 'checkOut'>, say: Say, time: Time): string {
  if (!checkOut) return say._(ASK);
  const out = hourText(checkOut, time);
  return say._(msg`until ${out}`);
}

/** Fees as lines of a whole price, each with where it is paid. */
export const feeLines = (fees: readonly HotelFee[], say: Say): PricePart[] =>
  fees.map(({ kind, amount }) => {
    const fee = say._(FEE_NAMES[kind]);
    return { id: kind, label: say._(msg`${fee}, paid at the property`), money: amount };
  });

/** What the property asks its guests to know, in its own words. */
export const conditionRows = ({ conditions = [] }: Pick<HotelStay, 'conditions'>): ToldRow[] =>
  conditions.map(({ title, text }) => (title ? { text: title, note: text } : { text }));
