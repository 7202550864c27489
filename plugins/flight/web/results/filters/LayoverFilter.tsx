import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckFilter } from '@/core/selling/results/filters/CheckFilter';
import type { NamedFacet } from '@/core/selling/results/filters/tally';
import { Inline, Stack } from '@/core/ui/content/layout';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Text } from '@/core/ui/content/Text';
import type { Filters } from './filters';

interface LayoverFilterProps {
  /** The same airports, each with what it leads to on this side. */
  options: Record<'avoid' | 'via', readonly NamedFacet[]>;
  filters: Pick<Filters, 'avoid' | 'via'>;
  onChange: (change: Pick<Filters, 'avoid' | 'via'>) => unknown;
}

/** Airports to keep away from, or of which one has to be stopped at; an airport is never both. */
export function LayoverFilter({ options: sides, filters, onChange }: LayoverFilterProps) {
  const { t } = useLingui();
  const [side, setSide] = useState<'avoid' | 'via'>(filters.via && !filters.avoid ? 'via' : 'avoid');
  const other = side === 'avoid' ? 'via' : 'avoid';
  return (
    <Stack gap={8}>
      <Text weight={550} size={14} aria-hidden>
        {t`Layover airports`}
      </Text>
      <Inline>
        <SegmentedControl
          label={t`Layover airports`}
          value={side}
          onChange={setSide}
          options={[
            { value: 'avoid', label: t`Avoid` },
            { value: 'via', label: t`Stop at` },
          ]}
        />
      </Inline>
      <CheckFilter
        hideLegend
        legend={side === 'avoid' ? t`Avoid layovers in` : t`Layover in`}
        options={sides[side]}
        label={({ value, name }) => `${name} (${value})`}
        selected={filters[side]}
        fold={{
          most: 6,
          words: (all) => ({ more: t`Show all ${all} airports`, fewer: t`Show fewer airports` }),
        }}
        onChange={(selected) => {
          const left = filters[other]?.filter((code) => !selected?.includes(code));
          return onChange({ [side]: selected, [other]: left?.length ? left : undefined });
        }}
      />
    </Stack>
  );
}
