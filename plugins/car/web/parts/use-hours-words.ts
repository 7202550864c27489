import { t } from '@lingui/core/macro';
import type { Formatter } from '@/core/i18n/format';
import { clockOf } from '@/core/i18n/use-clock';
import { useFormat } from '@/core/i18n/use-format';
import type { OpenDay } from '../../contract';
import { minutesOf, type HoursSpan } from './hours';

/** A Sunday. */
const SUNDAY = Date.UTC(2000, 0, 2);

/** Opening hours and days of the week as the reader's language writes them. */
export function hoursWords(format: Formatter) {
  const clock = clockOf(format);
  const names = new Intl.DateTimeFormat(format.locale, { weekday: 'short', timeZone: 'UTC' });
  const day = (weekday: number) => names.format(SUNDAY + weekday * 86_400_000);
  const hours = ({ opens, closes }: Pick<OpenDay, 'opens' | 'closes'>): string => {
    if (opens === null || closes === null) return t`Closed`;
    if (opens === '00:00' && closes === '24:00') return t`Open all day`;
    return `${clock(minutesOf(opens))} – ${clock(minutesOf(closes))}`;
  };
  return {
    /** Of one day, each part of it. */
    day: (parts: readonly OpenDay[]): string => parts.map(hours).join(', '),
    span: ({ from, to }: HoursSpan): string => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
    hours,
  };
}

export const useHoursWords = () => hoursWords(useFormat());
