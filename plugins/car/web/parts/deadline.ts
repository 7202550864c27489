import { useLingui } from '@lingui/react/macro';
import { clockAt } from '@/core/booking/instant';
import { useFormat } from '@/core/i18n/use-format';
import type { PointSummary } from '../../contract';

export type Where = Pick<PointSummary, 'zone' | 'city'>;

/** A moment as the clocks at a place show it, with the place: "Mar 10, 10:00 AM (Lisbon time)" (rule 12). */
export function useDeadline(): (iso: string, where: Where) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (iso, { zone, city }) => {
    const local = clockAt(new Date(iso), zone);
    return t`${format.date(local, 'short')}, ${format.time(local)} (${city} time)`;
  };
}
