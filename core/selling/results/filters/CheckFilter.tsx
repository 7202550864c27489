import { Checkbox, CheckboxGroup } from '../../../ui/choices/Checkbox';
import { Stack } from '../../../ui/content/layout';
import { Text, VisuallyHidden } from '../../../ui/content/Text';
import { OptionName, OptionPrice } from './Option';
import type { Facet } from './tally';
import { toggled } from './toggled';

interface CheckFilterProps<Value extends string> {
  legend: string;
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean;
  options: readonly Facet<Value>[];
  label: (value: Value) => string;
  /** A second, smaller line. */
  hint?: (value: Value) => string;
  selected: readonly Value[] | undefined;
  onChange: (selected: readonly Value[] | undefined) => unknown;
}

/** Options that may be chosen together; none chosen is no filter. */
export function CheckFilter<Value extends string>(props: CheckFilterProps<Value>) {
  const { legend, hideLegend = false, options, label, hint, selected, onChange } = props;
  return (
    <CheckboxGroup legend={hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}>
      {options.map(({ value, count, lowest }) => (
        <Checkbox
          key={value}
          label={
            <Stack as="span" gap={0}>
              <span>
                <OptionName label={label(value)} count={count} />
              </span>
              {hint && (
                <Text as="span" size={12} tone="secondary" numeric>
                  {hint(value)}
                </Text>
              )}
            </Stack>
          }
          checked={selected?.includes(value) ?? false}
          disabled={count === 0 && !selected?.includes(value)}
          detail={<OptionPrice money={lowest} />}
          onChange={() => onChange(toggled(selected, value))}
        />
      ))}
    </CheckboxGroup>
  );
}
