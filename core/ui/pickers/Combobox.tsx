import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useState } from 'react';
import { Button, IconButton } from '../actions/Button';
import { ControlBox, FieldFrame, type FieldProps, useField } from '../fields/Field';
import { input, selectArrow } from '../fields/Field.css';
import { Icon } from '../pictures/Icon';
import { ChevronDown, type LucideIcon, Plus, X } from '../pictures/icons';
import type { PickOption } from './option-filter';
import { foot } from './OptionList.css';
import { VisuallyHidden } from '../content/Text';
import { useControlled } from '../fields/use-controlled';
import { usePicker } from './use-picker';

export type { PickOption } from './option-filter';

/** What both pickers take beside their value. */
export interface PickerProps<Value extends string> extends FieldProps {
  /** What may be chosen. With `onQueryChange`: what answers the query. */
  options: readonly PickOption<Value>[];
  /** Makes the search the caller's: called when the typing pauses, and with nothing when the search is given up. */
  onQueryChange?: (text: string) => void;
  /** How the caller's search stands. */
  status?: 'ready' | 'loading' | 'error';
  /** Offers to add what was typed when nothing matches. */
  onCreate?: (text: string) => void;
  placeholder?: string;
  icon?: LucideIcon;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** The value may be read and copied, not changed. */
  readOnly?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export interface ComboboxProps<Value extends string> extends PickerProps<Value> {
  /** The chosen value, null for none. Without it the field keeps its own. */
  value?: Value | null;
  /** What a field of its own starts with. */
  defaultValue?: Value | null;
  /** Called with the new value. */
  onChange?: (value: Value | null) => void;
  /** Said instead of “Nothing found” where there is no option: why, and what helps. */
  nothing?: string;
  /** Words of the chosen value while it is not among `options`, as after a search elsewhere. */
  valueLabel?: string;
}

/**
 * One of many, found by typing. Arrows move, Enter chooses, Escape closes and then gives the typing up; the number of
 * matches is announced. Leaving without choosing brings the last choice back. For a few options use `Select`.
 */
export function Combobox<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  value,
  defaultValue = null,
  onChange,
  valueLabel,
  options,
  onQueryChange,
  status = 'ready',
  onCreate,
  nothing,
  icon,
  onBlur,
  ...rest
}: ComboboxProps<Value>) {
  const { t } = useLingui();
  const { inputId, aria } = useField({ id, hint, error });
  const [chosen, setChosen] = useControlled<Value | null>(value, defaultValue, onChange);
  const [last, setLast] = useState<PickOption | null>(null);
  const fixed = Boolean(rest.disabled ?? rest.readOnly);
  const choose = (option: PickOption): void => {
    setLast(option);
    setChosen(option.value as Value);
    picker.settle();
  };
  const picker = usePicker({ fieldId: inputId, options, onQueryChange, status, onChoose: choose, fixed });
  const resting =
    chosen === null
      ? ''
      : ((options.find((option) => option.value === chosen) ?? (last?.value === chosen ? last : undefined))
          ?.label ??
        valueLabel ??
        chosen);
  const text = picker.typed ?? resting;
  const fresh = picker.typed?.trim();
  const count = picker.shown.length;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
      <div ref={picker.anchor}>
        <ControlBox invalid={Boolean(error)} loading={status === 'loading'}>
          {icon && <Icon icon={icon} />}
          <input
            {...rest}
            {...aria}
            {...picker.aria}
            id={inputId}
            type="text"
            aria-busy={status === 'loading' || undefined}
            className={input}
            value={text}
            onChange={(event) => picker.type(event.currentTarget.value)}
            onKeyDown={picker.onKeyDown}
            onFocus={(event) => {
              picker.prepare();
              event.currentTarget.select();
            }}
            onClick={picker.show}
            onBlur={() => {
              if (picker.typed === '' && chosen !== null) setChosen(null);
              picker.settle();
              onBlur?.();
            }}
          />
          {chosen !== null && !fixed && picker.typed === null && !rest.required && (
            <IconButton
              icon={X}
              size="small"
              label={t`Clear`}
              onClick={() => {
                setChosen(null);
                document.getElementById(inputId)?.focus();
              }}
            />
          )}
          {chosen === null && !rest.readOnly && status !== 'loading' && (
            <span className={selectArrow}>
              <Icon icon={ChevronDown} size="small" />
            </span>
          )}
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
          isChosen={(one) => one === chosen}
          onChoose={choose}
          status={status}
          {...(nothing ? { nothing } : {})}
          footer={
            onCreate &&
            fresh &&
            status === 'ready' &&
            !picker.shown.some((option) => option.label.toLowerCase() === fresh.toLowerCase()) && (
              <div className={foot}>
                <Button
                  size="small"
                  variant="quiet"
                  icon={Plus}
                  tabIndex={-1}
                  onClick={() => {
                    onCreate(fresh);
                    picker.settle();
                  }}
                >
                  <Trans>Add “{fresh}”</Trans>
                </Button>
              </div>
            )
          }
        />
      )}
      <VisuallyHidden role="status">
        {picker.open && fresh && status === 'ready'
          ? count === 0 && nothing
            ? nothing
            : t`${plural(count, { 0: 'Nothing found', one: '# option', other: '# options' })}`
          : ''}
      </VisuallyHidden>
    </FieldFrame>
  );
}
