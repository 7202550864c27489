import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/core/ui/Button';
import { Checkbox, CheckboxGroup } from '@/core/ui/Checkbox';
import { Inline, Stack } from '@/core/ui/layout';
import { useResultWords } from '../../words';
import type { NamedFacet } from '../facets';
import { airlineToggled } from '../filters';
import { OptionName, OptionPrice } from './Option';

/** A longer list starts folded. */
const MOST_AIRLINES = 8;

interface AirlineFilterProps {
  options: readonly NamedFacet[];
  selected: readonly string[] | undefined;
  onChange: (selected: readonly string[] | undefined) => void;
}

/** R211: every airline is selected until one is taken away; all or none with one press (G68). */
export function AirlineFilter({ options, selected, onChange }: AirlineFilterProps) {
  const { t } = useLingui();
  const words = useResultWords();
  const [unfolded, setUnfolded] = useState(false);
  const all = options.map(({ value }) => value);
  const shown = unfolded ? options : options.slice(0, MOST_AIRLINES);
  return (
    <Stack gap={8}>
      <CheckboxGroup legend={words.filter('airlines')}>
        {shown.map(({ value, name, count, lowest }) => (
          <Checkbox
            key={value}
            label={<OptionName label={name} count={count} />}
            checked={selected?.includes(value) ?? true}
            detail={<OptionPrice money={lowest} />}
            onChange={() => onChange(airlineToggled(selected, value, all))}
          />
        ))}
      </CheckboxGroup>
      <Inline gap={4}>
        {options.length > MOST_AIRLINES && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? t`Show fewer airlines` : t`Show all ${options.length} airlines`}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          disabled={selected === undefined}
          onClick={() => onChange(undefined)}
        >
          {t`Select all`}
        </Button>
        <Button variant="quiet" size="small" disabled={selected?.length === 0} onClick={() => onChange([])}>
          {t`Remove all`}
        </Button>
      </Inline>
    </Stack>
  );
}
