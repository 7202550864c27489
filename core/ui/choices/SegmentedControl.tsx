import { useId } from 'react';
import { Icon } from '../pictures/Icon';
import type { LucideIcon } from '../pictures/icons';
import * as css from '../navigation/Tabs.css';
import { Text, VisuallyHidden } from '../content/Text';

export interface SegmentedControlProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: LucideIcon; hideLabel?: boolean }[];
}

/** Two to four short alternatives, always in view. */
export function SegmentedControl<Value extends string>({
  label,
  hideLabel = true,
  value,
  onChange,
  options,
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      {hideLabel ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <Text as="div" size={14} weight={550} id={id}>
          {label}
        </Text>
      )}
      <div className={css.segments}>
        {options.map((option) => (
          <label
            key={option.value}
            className={css.segment}
            title={option.hideLabel ? option.label : undefined}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={css.segmentInput}
            />
            {option.icon && <Icon icon={option.icon} size="small" />}
            {option.hideLabel ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
