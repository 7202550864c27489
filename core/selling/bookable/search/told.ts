import type { Criteria } from '../../../fields/sought';
import { useFormat } from '../../../i18n/use-format';
import { useAgency } from '../../../tenant/agency';
import { valuesOf } from './fields';
import type { PlainSearch } from './plain-search';

/** A search in a line, without its places: "Sat, Mar 6 · 2 guests". */
export function useToldSearch({ fields }: PlainSearch): (criteria: Criteria) => string {
  const telling = { format: useFormat(), currency: useAgency().currency };
  return (criteria) =>
    valuesOf(fields, criteria)
      .flatMap(({ kind, value }) => kind.told?.(value, telling) ?? [])
      .join(' · ');
}
