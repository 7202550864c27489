import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format';
import type { Told, Telling } from '../../../say/told';

/** What a booking tells on the page, in the language that is shown. */
export function useTold<B>(tell: (booking: B, say: Telling) => Told, booking: B): Told {
  const { i18n } = useLingui();
  const format = useFormat();
  return useMemo(
    () =>
      tell(booking, {
        locale: format.locale,
        _: (words) => i18n._(words),
        money: (amount) => format.money(amount, { own: true }),
        day: (local) => format.date(local, 'weekday'),
        fullDay: (local) => format.date(local, 'full'),
        time: format.time,
        days: format.dateRange,
        now: new Date(),
      }),
    [tell, booking, i18n, format],
  );
}
