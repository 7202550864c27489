import { useLingui } from '@lingui/react';
import type { BookingProgress } from '../../../contract/bookings/booking';
import { useFormat } from '../../../i18n/use-format';
import { moneyWords } from '../progress/progress-words';
import { settlementText } from '../../../say/settlement';

/** What has become of the money of a booking: of a cancelled one what was charged, returned and kept. */
export function useMoneyWords(): (
  progress: Pick<BookingProgress, 'money' | 'state' | 'settlement'>,
) => string {
  const { i18n } = useLingui();
  const format = useFormat();
  return ({ money, state, settlement }) =>
    settlement && state === 'cancelled'
      ? settlementText(settlement, {
          say: i18n,
          money: (amount) => format.money(amount, { own: true }),
          isDone: money === 'returned',
        })
      : i18n._(moneyWords(money, state));
}
