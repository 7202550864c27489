import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Checkbox, CheckboxGroup } from '../../../ui/choices/Checkbox';
import { Inline, Stack } from '../../../ui/content/layout';
import { Text, VisuallyHidden } from '../../../ui/content/Text';
import type { ChoiceFacet } from './choices';
import { OptionName, OptionPrice } from './Option';
import { toggled, toggledOfAll } from './toggled';

/** A long list of options: so many are shown until the rest is asked for. */
export interface Fold {
  most: number;
  /** "Show all 12 sizes" and "Show fewer sizes". */
  words: (all: number) => { more: string; fewer: string };
}

/** Of which so many are shown. */
export const folded = (most: number): Fold => ({
  most,
  words: (all) => ({ more: t`Show all ${all}`, fewer: t`Show fewer` }),
});

interface CheckFilterProps<Value extends string> {
  legend: string;
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean;
  options: readonly ChoiceFacet<Value>[];
  label: (option: ChoiceFacet<Value>) => string;
  /** A second, smaller line. */
  hint?: (value: Value) => string;
  selected: readonly Value[] | undefined;
  /** Every option counts as selected until one is taken away. */
  isFull?: boolean;
  fold?: Fold | undefined;
  /** Below the options. */
  tools?: ReactNode;
  onChange: (selected: readonly Value[] | undefined) => unknown;
}

/** Options that may be chosen together; none chosen is no filter. */
export function CheckFilter<Value extends string>(props: CheckFilterProps<Value>) {
  const { legend, hideLegend = false, options, label, hint, tools, onChange } = props;
  const { selected, isFull = false, fold } = props;
  const [unfolded, setUnfolded] = useState(false);
  const isOn = (value: Value) => selected?.includes(value) ?? isFull;
  const toggle = (value: Value) =>
    onChange(
      isFull
        ? toggledOfAll(
            selected,
            value,
            options.map((option) => option.value),
          )
        : toggled(selected, value),
    );
  const isLong = fold !== undefined && options.length > fold.most;
  // What is chosen stays in view.
  const isShown = ({ value }: ChoiceFacet<Value>, index: number) =>
    !isLong || unfolded || index < fold.most || (!isFull && isOn(value));
  const words = fold?.words(options.length);
  return (
    <Stack gap={8}>
      <CheckboxGroup legend={hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}>
        {options.filter(isShown).map((option) => (
          <Checkbox
            key={option.value}
            label={
              <Stack as="span" gap={0}>
                <span>
                  <OptionName label={label(option)} count={option.count} />
                </span>
                {hint && (
                  <Text as="span" size={12} tone="secondary" numeric>
                    {hint(option.value)}
                  </Text>
                )}
              </Stack>
            }
            checked={isOn(option.value)}
            disabled={option.count === 0 && !isOn(option.value)}
            detail={<OptionPrice money={option.lowest} />}
            onChange={() => toggle(option.value)}
          />
        ))}
      </CheckboxGroup>
      {(isLong || tools) && (
        <Inline gap={4}>
          {isLong && (
            <Button
              variant="quiet"
              size="small"
              flush
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? words!.fewer : words!.more}
            </Button>
          )}
          {tools}
        </Inline>
      )}
    </Stack>
  );
}
