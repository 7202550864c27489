import { useLingui } from '@lingui/react/macro';
import { CheckFilter } from '@/core/selling/results/filters/CheckFilter';
import type { ChoiceFacet } from '@/core/selling/results/filters/choices';
import { Button } from '@/core/ui/actions/Button';
import { useFilterWords } from './filter-words';

interface AirlineFilterProps {
  options: readonly ChoiceFacet[];
  selected: readonly string[] | undefined;
  onChange: (selected: readonly string[] | undefined) => unknown;
}

/** R211: every airline is selected until one is taken away; all or none with one press (G68). */
export function AirlineFilter({ options, selected, onChange }: AirlineFilterProps) {
  const { t } = useLingui();
  const words = useFilterWords();
  const quiet = { variant: 'quiet', size: 'small' } as const;
  return (
    <CheckFilter
      legend={words.filter('airlines')}
      options={options}
      label={({ value, name = value }) => name}
      selected={selected}
      isFull
      onChange={onChange}
      fold={{
        most: 8,
        words: (all) => ({ more: t`Show all ${all} airlines`, fewer: t`Show fewer airlines` }),
      }}
      tools={
        <>
          <Button {...quiet} disabled={selected === undefined} onClick={() => onChange(undefined)}>
            {t`Select all`}
          </Button>
          <Button {...quiet} disabled={selected?.length === 0} onClick={() => onChange([])}>
            {t`Remove all`}
          </Button>
        </>
      }
    />
  );
}
