import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';
import { useFilterWords } from './filter-words';
import type { Facet, Tally } from '@/core/selling/results/filters/tally';
import type { Stops } from './filters';
import { OptionName, OptionPrice } from '@/core/selling/results/filters/Option';

interface StopsFilterProps {
  all: Tally;
  options: readonly Facet<Stops>[];
  value: Stops | undefined;
  onChange: (stops: Stops | undefined) => unknown;
}

/** R207: any, none, or one at most on every leg; more of them are no limit (G65). */
export function StopsFilter({ all, options, value, onChange }: StopsFilterProps) {
  const { t } = useLingui();
  const words = useFilterWords();
  return (
    <RadioGroup
      legend={words.filter('stops')}
      value={value ?? 'any'}
      onChange={(next) => onChange(next === 'any' ? undefined : next)}
      options={[
        {
          value: 'any' as const,
          label: <OptionName label={t`Any`} count={all.count} />,
          detail: <OptionPrice money={all.lowest} />,
        },
        ...options.map((option) => ({
          value: option.value,
          label: <OptionName label={words.option(option.value)} count={option.count} />,
          detail: <OptionPrice money={option.lowest} />,
          disabled: option.count === 0 && option.value !== value,
        })),
      ]}
    />
  );
}
