import { useLingui } from '@lingui/react/macro';
import { Folded } from '@/core/selling/results/filters/Folded';
import { OptionName, OptionPrice } from '@/core/selling/results/filters/Option';
import type { ChoiceFacet } from '@/core/selling/results/filters/choices';
import { Button } from '@/core/ui/actions/Button';
import { Checkbox, CheckboxGroup } from '@/core/ui/choices/Checkbox';
import { Inline, Stack } from '@/core/ui/content/layout';
import { useFilterWords } from './filter-words';
import { airlineToggled } from './filters';

interface AirlineFilterProps {
  options: readonly ChoiceFacet[];
  selected: readonly string[] | undefined;
  onChange: (selected: readonly string[] | undefined) => unknown;
}

/** R211: every airline is selected until one is taken away; all or none with one press (G68). */
export function AirlineFilter({ options, selected, onChange }: AirlineFilterProps) {
  const { t } = useLingui();
  const words = useFilterWords();
  const all = options.map(({ value }) => value);
  return (
    <Folded
      options={options}
      most={8}
      words={{ more: t`Show all ${options.length} airlines`, fewer: t`Show fewer airlines` }}
    >
      {(shown, toggle) => (
        <Stack gap={8}>
          <CheckboxGroup legend={words.filter('airlines')}>
            {shown.map(({ value, name, count, lowest }) => (
              <Checkbox
                key={value}
                label={<OptionName label={name ?? value} count={count} />}
                checked={selected?.includes(value) ?? true}
                disabled={count === 0 && !(selected?.includes(value) ?? true)}
                detail={<OptionPrice money={lowest} />}
                onChange={() => onChange(airlineToggled(selected, value, all))}
              />
            ))}
          </CheckboxGroup>
          <Inline gap={4}>
            {toggle}
            <Button
              variant="quiet"
              size="small"
              disabled={selected === undefined}
              onClick={() => onChange(undefined)}
            >
              {t`Select all`}
            </Button>
            <Button
              variant="quiet"
              size="small"
              disabled={selected?.length === 0}
              onClick={() => onChange([])}
            >
              {t`Remove all`}
            </Button>
          </Inline>
        </Stack>
      )}
    </Folded>
  );
}
