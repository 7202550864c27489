import { type ComponentPropsWithRef, Fragment } from 'react';
import { classes } from '../content/box';
import { ControlBox, FieldFrame, type FieldProps, useField } from '../fields/Field';
import * as css from '../fields/Field.css';
import { Icon } from '../pictures/Icon';
import { ChevronDown, type LucideIcon } from '../pictures/icons';
import { useControlled } from '../fields/use-controlled';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** In view but not to be had. */
  disabled?: boolean;
  /** Neighbours of one group stand below its name. */
  group?: string;
}

type NativeSelect = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'children'
>;

export interface SelectProps<Value extends string = string>
  extends FieldProps, Omit<NativeSelect, keyof FieldProps> {
  /** The chosen value, empty for none. Without it the field keeps its own. */
  value?: Value | '';
  /** What a field of its own starts with. */
  defaultValue?: Value | '';
  /** Called with the new value. */
  onChange?: (value: Value) => void;
  /** What may be chosen, in the order of the list. */
  options: readonly SelectOption<Value>[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  icon?: LucideIcon;
  /** The value may be read and copied, not changed. */
  readOnly?: boolean;
  /** The options are on their way. */
  loading?: boolean;
}

const inGroups = <Value extends string>(options: readonly SelectOption<Value>[]) => {
  const groups: { name?: string; options: SelectOption<Value>[] }[] = [];
  for (const option of options) {
    const last = groups[groups.length - 1];
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
};

/** One of several, with the platform's own list, which every phone and screen reader knows. */
export function Select<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  value,
  defaultValue = '',
  onChange,
  options,
  placeholder,
  icon,
  readOnly = false,
  loading,
  ...rest
}: SelectProps<Value>) {
  const [chosen, setChosen] = useControlled<Value | ''>(
    value,
    defaultValue,
    onChange as ((value: Value | '') => void) | undefined,
  );
  const { inputId, aria } = useField({ id, hint, error });
  const drawn = (option: SelectOption<Value>) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  );
  if (readOnly) {
    return (
      <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
        <ControlBox invalid={Boolean(error)}>
          {icon && <Icon icon={icon} />}
          <input
            {...aria}
            id={inputId}
            readOnly
            value={options.find((option) => option.value === chosen)?.label ?? placeholder ?? ''}
            className={css.input}
          />
        </ControlBox>
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
      <ControlBox invalid={Boolean(error)} loading={loading}>
        {icon && <Icon icon={icon} />}
        <select
          {...rest}
          {...aria}
          id={inputId}
          aria-busy={loading || undefined}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value as Value)}
          className={classes(css.input, css.select)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={!optional}>
              {placeholder}
            </option>
          )}
          {inGroups(options).map((group, index) =>
            group.name ? (
              <optgroup key={group.name} label={group.name}>
                {group.options.map(drawn)}
              </optgroup>
            ) : (
              <Fragment key={index}>{group.options.map(drawn)}</Fragment>
            ),
          )}
        </select>
        {!loading && (
          <span className={css.selectArrow}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        )}
      </ControlBox>
    </FieldFrame>
  );
}
