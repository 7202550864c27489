import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../actions/Button';
import { classes } from '../content/box';
import type { PickerProps } from './Combobox';
import { ControlBox, FieldFrame, useField } from '../fields/Field';
import { input } from '../fields/Field.css';
import { Icon } from '../pictures/Icon';
import { X } from '../pictures/icons';
import type { PickOption } from './option-filter';
import * as css from './OptionList.css';
import { VisuallyHidden } from '../content/Text';
import { useControlled } from '../fields/use-controlled';
import { usePicker } from './use-picker';

export interface MultiSelectProps<Value extends string> extends Omit<PickerProps<Value>, 'onCreate'> {
  /** The chosen values, in the order of choosing. Without it the field keeps its own. */
  value?: readonly Value[];
  /** What a field of its own starts with. */
  defaultValue?: readonly Value[];
  /** Called with all chosen values. */
  onChange?: (value: Value[]) => void;
  /** Most that may be chosen; the others are then disabled and `maxReason` says why. */
  max?: number;
  /** Why it stops, such as "Max 3 cabins". */
  maxReason?: string;
}

/**
 * Several of many, found by typing. The list stays open while choosing; Backspace in an empty field takes the last one
 * away. For a handful that fits the page use `CheckboxGroup`.
 */
export function MultiSelect<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  value,
  defaultValue = [],
  onChange,
  options,
  onQueryChange,
  status = 'ready',
  max,
  maxReason,
  placeholder,
  icon,
  onBlur,
  ...rest
}: MultiSelectProps<Value>) {
  const { t } = useLingui();
  const full = (count: number): boolean => max !== undefined && count >= max;
  const [chosen, setChosen] = useControlled<readonly Value[]>(
    value,
    defaultValue,
    onChange && ((next) => onChange([...next])),
  );
  const { inputId, aria } = useField({
    id,
    hint: full(chosen.length) ? (maxReason ?? hint) : hint,
    error,
  });
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const fixed = Boolean(rest.disabled ?? rest.readOnly);
  const nameOf = (one: string): string =>
    options.find((option) => option.value === one)?.label ?? seen.get(one) ?? one;
  const toggle = (option: PickOption): void => {
    const one = option.value as Value;
    if (!chosen.includes(one) && full(chosen.length)) return;
    setSeen(new Map(seen).set(one, option.label));
    setChosen(chosen.includes(one) ? chosen.filter((known) => known !== one) : [...chosen, one]);
    picker.clear();
  };
  const offered = full(chosen.length)
    ? options.map((option) => (chosen.includes(option.value) ? option : { ...option, disabled: true }))
    : options;
  const picker = usePicker({
    fieldId: inputId,
    options: offered,
    onQueryChange,
    status,
    onChoose: toggle,
    fixed,
  });
  const remove = (one: Value): void => {
    setChosen(chosen.filter((known) => known !== one));
    document.getElementById(inputId)?.focus();
  };
  const told = t`${plural(chosen.length, { 0: 'None chosen', one: '# chosen', other: '# chosen' })}`;
  return (
    <FieldFrame
      {...{ label, hideLabel, error, optional, inputId }}
      hint={full(chosen.length) ? (maxReason ?? hint) : hint}
    >
      <div ref={picker.anchor}>
        <ControlBox invalid={Boolean(error)} loading={status === 'loading'}>
          {icon && <Icon icon={icon} />}
          <div className={css.tags}>
            {chosen.map((one) => {
              const name = nameOf(one);
              return (
                <span key={one} className={css.tag}>
                  <span className={css.tagLabel}>{name}</span>
                  {!fixed && (
                    <button
                      type="button"
                      tabIndex={-1}
                      className={css.tagRemove}
                      aria-label={t`Remove ${name}`}
                      onClick={() => remove(one)}
                    >
                      <Icon icon={X} size="small" />
                    </button>
                  )}
                </span>
              );
            })}
            <input
              {...rest}
              {...aria}
              {...picker.aria}
              id={inputId}
              type="text"
              className={classes(input, css.tagInput)}
              placeholder={chosen.length === 0 ? placeholder : undefined}
              value={picker.typed ?? ''}
              onChange={(event) => picker.type(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (picker.onKeyDown(event)) return;
                const last = chosen[chosen.length - 1];
                if (event.key === 'Backspace' && !picker.typed && last && !fixed) remove(last);
              }}
              onFocus={picker.prepare}
              onClick={picker.show}
              onBlur={() => {
                picker.settle();
                onBlur?.();
              }}
            />
          </div>
        </ControlBox>
      </div>
      {picker.List && (
        <picker.List
          anchor={picker.anchor}
          onHide={picker.hide}
          fieldId={inputId}
          label={typeof label === 'string' ? label : t`Options`}
          options={picker.shown}
          active={picker.highlighted}
          onActive={picker.setActive}
          isChosen={(one) => (chosen as readonly string[]).includes(one)}
          onChoose={toggle}
          multiple
          status={status}
          footer={
            chosen.length > 0 && (
              <div className={css.foot}>
                <span>{told}</span>
                <Button size="small" variant="quiet" tabIndex={-1} onClick={() => setChosen([])}>
                  {t`Clear all`}
                </Button>
              </div>
            )
          }
        />
      )}
      <VisuallyHidden role="status">{picker.open ? told : ''}</VisuallyHidden>
    </FieldFrame>
  );
}
