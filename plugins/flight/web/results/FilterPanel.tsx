import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Money } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from '@/core/ui/Button';
import { Checkbox, CheckboxGroup } from '@/core/ui/Checkbox';
import { Divider, Inline, Stack } from '@/core/ui/layout';
import { RadioGroup } from '@/core/ui/RadioGroup';
import { Text } from '@/core/ui/Text';
import { wholeMoney } from '../parts/money';
import { useCabinWords, useResultWords } from '../words';
import type { Band } from './bands';
import type { Facet, Facets } from './facets';
import { airlineToggled, toggled, type Filters } from './filters';

/** A longer list of airlines starts folded. */
const MOST_AIRLINES = 8;

interface FilterPanelProps {
  facets: Facets;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** How many flights an option has. */
const Name = ({ label, count }: { label: string; count: number }) => (
  <>
    {label}{' '}
    <Text as="span" size={14} tone="tertiary" numeric>
      {count}
    </Text>
  </>
);

function Lowest({ money }: { money: Money | null }) {
  const format = useFormat();
  if (!money) return null;
  return (
    <Text as="span" size={14} tone="secondary" numeric>
      {wholeMoney(money, format)}
    </Text>
  );
}

/** R207 to R213: every option with its count and its lowest price; one without flights is disabled, not hidden. */
export function FilterPanel({ facets, filters, onChange }: FilterPanelProps) {
  const { t } = useLingui();
  const words = useResultWords();
  const cabin = useCabinWords();
  const allAirlines = facets.airlines.map(({ value }) => value);
  const [unfolded, setUnfolded] = useState(false);
  const shownAirlines = unfolded ? facets.airlines : facets.airlines.slice(0, MOST_AIRLINES);
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });

  const band = (name: 'departure' | 'arrival', options: Facet<Band>[]) => (
    <CheckboxGroup legend={words.filter(name)}>
      {options.map(({ value, count, lowest }) => (
        <Checkbox
          key={value}
          label={
            <Stack as="span" gap={0}>
              <span>
                <Name label={words.band(value)} count={count} />
              </span>
              <Text as="span" size={12} tone="secondary" numeric>
                {words.bandHours(value)}
              </Text>
            </Stack>
          }
          checked={filters[name]?.includes(value) ?? false}
          disabled={count === 0}
          detail={<Lowest money={lowest} />}
          onChange={() => set({ [name]: toggled(filters[name], value) })}
        />
      ))}
    </CheckboxGroup>
  );

  return (
    <Stack gap={24}>
      <RadioGroup
        legend={words.filter('stops')}
        value={filters.stops ?? 'any'}
        onChange={(value) => set({ stops: value === 'any' ? undefined : value })}
        options={[
          {
            value: 'any' as const,
            label: <Name label={t`Any`} count={facets.all.count} />,
            detail: <Lowest money={facets.all.lowest} />,
          },
          ...facets.stops.map(({ value, count, lowest }) => ({
            value,
            label: <Name label={words.stops(value)} count={count} />,
            detail: <Lowest money={lowest} />,
            disabled: count === 0,
          })),
        ]}
      />
      <Divider />
      <CheckboxGroup legend={words.filter('cabins')}>
        {facets.cabins.map(({ value, count, lowest }) => (
          <Checkbox
            key={value}
            label={<Name label={cabin(value)} count={count} />}
            checked={filters.cabins?.includes(value) ?? false}
            disabled={count === 0}
            detail={<Lowest money={lowest} />}
            onChange={() => set({ cabins: toggled(filters.cabins, value) })}
          />
        ))}
      </CheckboxGroup>
      <Divider />
      <Stack gap={8}>
        <CheckboxGroup legend={words.filter('airlines')}>
          {shownAirlines.map(({ value, name, count, lowest }) => (
            <Checkbox
              key={value}
              label={<Name label={name} count={count} />}
              checked={filters.airlines?.includes(value) ?? true}
              detail={<Lowest money={lowest} />}
              onChange={() => set({ airlines: airlineToggled(filters.airlines, value, allAirlines) })}
            />
          ))}
        </CheckboxGroup>
        <Inline gap={4}>
          {facets.airlines.length > MOST_AIRLINES && (
            <Button
              variant="quiet"
              size="small"
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? t`Show fewer airlines` : t`Show all ${facets.airlines.length} airlines`}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            disabled={filters.airlines === undefined}
            onClick={() => set({ airlines: undefined })}
          >
            {t`Select all`}
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={filters.airlines?.length === 0}
            onClick={() => set({ airlines: [] })}
          >
            {t`Remove all`}
          </Button>
        </Inline>
      </Stack>
      <Divider />
      {band('departure', facets.departure)}
      <Divider />
      {band('arrival', facets.arrival)}
    </Stack>
  );
}
