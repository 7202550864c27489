import { useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/Button';
import { Chip } from '@/core/ui/Chip';
import { Inline } from '@/core/ui/layout';
import { useFormat } from '@/core/i18n/use-format';
import { useCabinWords, useResultWords } from '../words';
import type { AirlineFacet } from './facets';
import { activeFilters, without, type FilterName, type Filters } from './filters';

interface FilterChipsProps {
  filters: Filters;
  airlines: readonly AirlineFacet[];
  onChange: (filters: Filters) => void;
}

/** The filters that are on, each removable (rule 8 of the experience guide). Nothing without filters. */
export function FilterChips({ filters, airlines, onChange }: FilterChipsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useResultWords();
  const cabin = useCabinWords();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  const nameOf = (code: string) => airlines.find(({ value }) => value === code)?.name ?? code;
  const text: Record<FilterName, () => string> = {
    stops: () => words.stops(filters.stops!),
    cabins: () => format.list(filters.cabins!.map(cabin)),
    airlines: () => {
      const names = filters.airlines!.map(nameOf);
      return names.length === 0
        ? t`No airlines`
        : names.length <= 2
          ? format.list(names)
          : t`${names.length} airlines`;
    },
    departure: () => `${words.filter('departure')}: ${format.list(filters.departure!.map(words.band))}`,
    arrival: () => `${words.filter('arrival')}: ${format.list(filters.arrival!.map(words.band))}`,
  };
  return (
    <Inline gap={8}>
      {active.map((name) => (
        <Chip key={name} onRemove={() => onChange(without(filters, name))}>
          {text[name]()}
        </Chip>
      ))}
      <Button variant="quiet" size="small" onClick={() => onChange({})}>
        {t`Clear filters`}
      </Button>
    </Inline>
  );
}
