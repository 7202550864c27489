import { useFormat } from '../../../i18n/use-format';
import { filled, type Criteria } from './fields';
import type { PlainSearch } from './plain-search';

/** A search in a line, without its places: "Sat, Mar 6 · 2 guests". */
export function useToldSearch({ fields }: PlainSearch): (criteria: Criteria) => string {
  const format = useFormat();
  return (given) => {
    const criteria = filled(fields, given);
    const parts = Object.entries(fields).map(([name, field]) => {
      if (field.kind === 'place') return '';
      if (field.kind === 'count') return field.told(Number(criteria[name]));
      const day = String(criteria[name]);
      return field.kind === 'day'
        ? format.date(day, 'weekday')
        : format.dateRange(day, String(criteria[field.until]));
    });
    return parts.filter(Boolean).join(' · ');
  };
}
