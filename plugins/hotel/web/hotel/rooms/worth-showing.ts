import { type HotelRate, type HotelTerms, wholePrice } from '../../../contract';

/** When the last money is lost, and how much: later and less is better. */
const isAsGood = (one: HotelTerms, other: HotelTerms): boolean => {
  const free = one.freeUntil ?? '';
  const otherFree = other.freeUntil ?? '';
  const kept = one.fee?.amount ?? Infinity;
  const otherKept = other.fee?.amount ?? Infinity;
  return free >= otherFree && kept <= otherKept;
};

const isBeaten = (rate: HotelRate, by: HotelRate): boolean =>
  by.board === rate.board &&
  by.payment === rate.payment &&
  wholePrice(by.total, by.atProperty).amount <= wholePrice(rate.total, rate.atProperty).amount &&
  isAsGood(by.terms, rate.terms);

/** The rates of a room that somebody could prefer: one that costs more and gives nothing more is left out, unless it is chosen. */
export const worthShowing = (rates: readonly HotelRate[], chosenId: string): HotelRate[] =>
  rates.filter(
    (rate, at) =>
      rate.id === chosenId ||
      !rates.some(
        (other, nth) => nth !== at && isBeaten(rate, other) && !(nth > at && isBeaten(other, rate)),
      ),
  );
