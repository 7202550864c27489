import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingProgress } from '../../../contract/bookings/booking';

type Money = BookingProgress['money'];
type State = BookingProgress['state'];

/** Milliseconds until the next question: quick at first, then patient. */
export const pollDelay = (asked: number): number => Math.min(5_000, 1_000 + asked * 500);

/** One whose supplier takes hours is asked after now and then. */
const AWAITED_EVERY = 60_000;
export const nextLook = (progress: Pick<BookingProgress, 'answersBy'> | undefined, asked: number): number =>
  progress?.answersBy === undefined ? pollDelay(asked) : AWAITED_EVERY;

/** A booking that takes longer than this is explained: it goes on without the page. */
export const LONG_WAIT = 15_000;

/** Nothing more happens by itself. A reservation waits for its traveller. */
export const isFinal = (state: State): boolean =>
  state === 'confirmed' || state === 'reserved' || state === 'cancelled' || state === 'failed';

/** What has become of the money, in one honest sentence (rule 18). `parts`: who pays which, where it is not the card alone. */
export function moneyWords(money: Money, state: State, parts: string | null = null): MessageDescriptor {
  const over = state === 'failed' || state === 'cancelled';
  switch (money) {
    case 'none':
      return over ? msg`You were not charged.` : msg`Nothing has been charged yet.`;
    case 'held':
      if (parts !== null)
        return over
          ? msg`What is held is being released: ${parts}. You were not charged.`
          : msg`Your payment is held: ${parts}. It is charged only when the booking is confirmed.`;
      return over
        ? msg`The hold on your card is being released. You were not charged.`
        : msg`The amount is held on your card. It is charged only when the booking is confirmed.`;
    case 'taken':
      return over ? msg`You were charged. We are checking your refund.` : msg`You were charged.`;
    case 'returning':
      if (parts !== null) return msg`Your money is being refunded to where it came from: ${parts}.`;
      return msg`Your money is being refunded to the original payment method. Banks take a few days to show it.`;
    case 'returned':
      if (parts !== null) return msg`Your money has been refunded to where it came from: ${parts}.`;
      return msg`Your money has been refunded to the original payment method. Banks take a few days to show it.`;
  }
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3})$/;

/**
 * Where the payer may be sent to confirm: pages of this site or https addresses, never a script (SEC-12). A site on this
 * machine without encryption may send to another one on it. Null for anything else.
 */
export function confirmationUrl(url: string | null, origin: string = location.origin): string | null {
  if (!url) return null;
  try {
    const target = new URL(url, origin);
    const isHere = [target, new URL(origin)].every(
      ({ protocol, hostname }) => protocol === 'http:' && LOOPBACK.test(hostname),
    );
    return target.protocol === 'https:' || target.origin === origin || isHere ? target.href : null;
  } catch {
    return null;
  }
}
