import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/core/ui/Button';
import { Inline, Stack } from '@/core/ui/layout';
import { SegmentedControl } from '@/core/ui/SegmentedControl';
import { Text } from '@/core/ui/Text';
import type { NamedFacet } from '../facets';
import type { Filters } from '../filters';
import { CheckFilter } from './CheckFilter';

/** A longer list starts folded. */
const MOST_AIRPORTS = 6;

interface LayoverFilterProps {
  options: readonly NamedFacet[];
  filters: Pick<Filters, 'avoid' | 'via'>;
  onChange: (change: Pick<Filters, 'avoid' | 'via'>) => void;
}

/** Airports to keep away from, or of which one has to be stopped at; an airport is never both. */
export function LayoverFilter({ options, filters, onChange }: LayoverFilterProps) {
  const { t } = useLingui();
  const [side, setSide] = useState<'avoid' | 'via'>(filters.via && !filters.avoid ? 'via' : 'avoid');
  const [unfolded, setUnfolded] = useState(false);
  const other = side === 'avoid' ? 'via' : 'avoid';
  const names = new Map(options.map(({ value, name }) => [value, name]));
  const shown = unfolded
    ? options
    : options.filter(({ value }, index) => index < MOST_AIRPORTS || filters[side]?.includes(value));
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
        options={shown}
        label={(code) => `${names.get(code)} (${code})`}
        selected={filters[side]}
        onChange={(selected) => {
          const left = filters[other]?.filter((code) => !selected?.includes(code));
          onChange({ [side]: selected, [other]: left?.length ? left : undefined });
        }}
      />
      {options.length > MOST_AIRPORTS && (
        <Inline>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? t`Show fewer airports` : t`Show all ${options.length} airports`}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
