import { useFormat } from '@/core/i18n/use-format';
import { momentText, type FilledCriteria } from './criteria';

/** From when to when: "Fri, Mar 12, 10:00 AM – Fri, Mar 19, 10:00 AM". */
export function useTimesText() {
  const format = useFormat();
  return ({ pickUp, dropOff }: FilledCriteria, days: 'weekday' | 'short'): string =>
    [pickUp, dropOff]
      .map(momentText)
      .filter(Boolean)
      .map((text) => `${format.date(text, days)}, ${format.time(text)}`)
      .join(' – ');
}
