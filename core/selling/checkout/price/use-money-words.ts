import { useLingui } from '@lingui/react';
import type { BookingProgress } from '../../../contract/bookings/booking';
import { moneyWords } from '../progress/progress-words';
import { partsText } from '../../../say/paid-by';
import { settlementText } from '../../../say/settlement';
import { useWayWords } from './PaidBy';

/** What has become of the money of a booking: of a cancelled one what was charged, returned and kept. */
export function useMoneyWords(): (
  progress: Pick<BookingProgress, 'money' | 'state' | 'settlement' | 'paidBy'>,
) => string {
  const { i18n } = useLingui();
  const words = useWayWords();
  return ({ money, state, settlement, paidBy }) =>
    settlement && state === 'cancelled'
      ? settlementText(settlement, { ...words, isDone: money === 'returned' })
      : i18n._(moneyWords(money, state, paidBy ? partsText(paidBy, words) : null));
}
