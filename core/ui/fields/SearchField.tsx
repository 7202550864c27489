import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { IconButton } from '../actions/Button';
import { ControlBox, FieldFrame, useField } from './Field';
import * as css from './Field.css';
import { Icon } from '../pictures/Icon';
import { Search, X } from '../pictures/icons';
import type { TextFieldProps } from './TextField';
import { useControlled } from './use-controlled';

export interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'prefix' | 'suffix'> {
  /** Called on Enter. */
  onSubmitSearch?: (value: string) => void;
}

/** Narrows what is in view. Escape and the cross empty it. */
export function SearchField({
  label,
  hideLabel = true,
  hint,
  error,
  optional,
  id,
  value,
  defaultValue = '',
  onChange,
  loading,
  onSubmitSearch,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useControlled(value, defaultValue, onChange);
  const { inputId, aria } = useField({ id, hint, error });
  const box = useRef<HTMLDivElement>(null);
  const empty = (): void => {
    setText('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
      <div ref={box}>
        <ControlBox invalid={Boolean(error)} loading={loading}>
          <Icon icon={Search} />
          <input
            {...rest}
            {...aria}
            id={inputId}
            type="search"
            enterKeyHint="search"
            autoComplete={rest.autoComplete ?? 'off'}
            aria-busy={loading || undefined}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key === 'Enter') onSubmitSearch?.(text);
              if (event.key !== 'Escape' || text === '') return;
              event.preventDefault();
              event.stopPropagation();
              empty();
            }}
            className={css.input}
          />
          {text !== '' && !rest.disabled && !rest.readOnly && (
            <IconButton icon={X} size="small" label={t`Clear`} onClick={empty} />
          )}
        </ControlBox>
      </div>
    </FieldFrame>
  );
}
