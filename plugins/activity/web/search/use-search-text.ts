import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { Criteria } from './criteria';

/** The days and the words of a title in a line: "Fri, Mar 12 – Mon, Mar 15 · “castle”". */
export function useSearchText() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ from, to, title }: Criteria): string => {
    const first = from && format.date(from, 'weekday');
    const days = to && to !== from ? `${first} – ${format.date(to, 'weekday')}` : first;
    return [days ?? t`Any day`, title && `“${title}”`].filter(Boolean).join(' · ');
  };
}
