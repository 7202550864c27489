import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { useClock } from '@/core/i18n/use-clock';
import { useFilterWords } from './filter-words';
import { TIME_STEP, type Facets } from './facets';
import { openMost, openRange } from '@/core/selling/results/filters/limits';
import type { Filters } from './filters';
import { DAY, legSet } from './leg-limits';
import { MostFilter, RangeFilter } from '@/core/selling/results/filters/SliderFilter';

interface TimeFiltersProps {
  facets: Pick<Facets, 'legs' | 'total'>;
  filters: Pick<Filters, 'leave' | 'flying' | 'longest'>;
  onChange: (change: Pick<Filters, 'leave' | 'flying' | 'longest'>) => unknown;
}

/** When each leg takes off. */
export function TakeOffFilter({ facets, filters, onChange }: TimeFiltersProps) {
  const words = useFilterWords();
  const clock = useClock();
  return (
    <Stack gap={8} role="group" aria-label={words.filter('leave')}>
      <Text size={14} weight={550} aria-hidden>
        {words.filter('leave')}
      </Text>
      {facets.legs.map(({ from, to, leave }, leg) => (
        <RangeFilter
          key={leg}
          label={`${from} – ${to}`}
          bounds={leave}
          step={TIME_STEP}
          format={clock}
          value={filters.leave?.[leg] ?? leave}
          onChange={(range) => onChange({ leave: legSet(filters.leave, leg, openRange(range, leave, DAY)) })}
        />
      ))}
    </Stack>
  );
}

/** How long each leg may take, and all of them. */
export function DurationFilter({ facets, filters, onChange }: TimeFiltersProps) {
  const words = useFilterWords();
  return (
    <Stack gap={8} role="group" aria-label={words.filter('flying')}>
      <Text size={14} weight={550} aria-hidden>
        {words.filter('flying')}
      </Text>
      {facets.legs.map(({ from, to, minutes }, leg) => (
        <MostFilter
          key={leg}
          label={`${from} – ${to}`}
          bounds={minutes}
          step={TIME_STEP}
          format={words.minutes}
          value={filters.flying?.[leg] ?? minutes[1]}
          onChange={(value) => onChange({ flying: legSet(filters.flying, leg, openMost(value, minutes)) })}
        />
      ))}
      {facets.legs.length > 1 && (
        <MostFilter
          label={words.filter('longest')}
          bounds={facets.total}
          step={TIME_STEP}
          format={words.minutes}
          value={filters.longest ?? facets.total[1]}
          onChange={(value) => onChange({ longest: openMost(value, facets.total) })}
        />
      )}
    </Stack>
  );
}
