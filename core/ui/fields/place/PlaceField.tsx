import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type Ref, startTransition, useEffect, useRef, useState } from 'react';
import { classes } from '../../content/box';
import { IconButton } from '../../actions/Button';
import { ControlBox, FieldFrame, type FieldProps, useField } from '../Field';
import { input } from '../Field.css';
import { Icon } from '../../pictures/Icon';
import {
  ArrowLeft,
  BedDouble,
  Building2,
  History,
  type LucideIcon,
  MapPin,
  Plane,
  Train,
  X,
} from '../../pictures/icons';
import { flatten, nextHighlight, type PlaceGroup, type PlaceOption, shownText } from './place-options';
import * as css from './PlaceField.css';
import { floating } from '../../overlays/Popover.css';
import { Spinner } from '../../feedback/Spinner';
import { VisuallyHidden } from '../../content/Text';
import { usePhoneSheet } from '../../overlays/use-phone-sheet';

export type { PlaceGroup, PlaceOption } from './place-options';

const ICONS: Record<NonNullable<PlaceOption['kind']>, LucideIcon> = {
  city: Building2,
  airport: Plane,
  station: Train,
  stay: BedDouble,
  place: MapPin,
  recent: History,
};
const DEBOUNCE_MS = 150;

export interface PlaceFieldProps extends FieldProps {
  value: PlaceOption | null;
  onChange: (value: PlaceOption | null) => void;
  /** The text that `groups` answer. */
  query: string;
  /** Called when the typing pauses. The data stays the caller's. */
  onQueryChange: (text: string) => void;
  groups: readonly PlaceGroup[];
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** Offered while nothing is typed. */
  recent?: readonly PlaceOption[];
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A place, found by typing. Arrows move, Enter chooses, Escape closes and then empties; the number of matches is
 * announced. Leaving without choosing brings the last choice back.
 */
export function PlaceField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  query,
  onQueryChange,
  groups,
  status,
  recent = [],
  placeholder,
  name,
  disabled,
  onBlur,
  ref,
}: PlaceFieldProps) {
  const { t } = useLingui();
  const { inputId, aria } = useField({ id, hint, error });
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const text = typed ?? shownText(value);
  const searching = Boolean(typed?.trim());
  const shown: readonly PlaceGroup[] = searching
    ? groups
    : recent.length > 0
      ? [
          {
            id: 'recent',
            label: t`Recent`,
            options: recent.map((option) => ({ ...option, kind: 'recent' as const })),
          },
        ]
      : [];
  const options = flatten(shown);
  const answered = query.trim() === (typed ?? '').trim();
  const settled = status === 'ready' && answered;
  // The first match is ready for Enter as soon as the answer is in.
  const highlighted =
    active >= 0 ? Math.min(active, options.length - 1) : searching && settled && options.length > 0 ? 0 : -1;
  const settle = (): void => {
    clearTimeout(timer.current);
    setTyped(null);
    setOpen(false);
    setActive(-1);
  };
  const leave = (): void => {
    document.getElementById(inputId)?.blur();
    settle();
  };
  const anchor = useRef<HTMLDivElement>(null);
  const isSheet = usePhoneSheet(open && !disabled, anchor, leave);
  const visible = open && (options.length > 0 || searching || isSheet);
  const optionId = (index: number): string => `${inputId}-option-${index}`;

  useEffect(() => {
    if (visible && highlighted >= 0)
      document.getElementById(`${inputId}-option-${highlighted}`)?.scrollIntoView({ block: 'nearest' });
  }, [visible, highlighted, inputId]);

  const type = (next: string): void => {
    setTyped(next);
    setOpen(true);
    setActive(-1);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onQueryChange(next), DEBOUNCE_MS);
  };
  /** The focus is painted before the list that comes with it. */
  const show = (): void => startTransition(() => setOpen(true));
  const choose = (option: PlaceOption | undefined): void => {
    if (!option) return;
    onChange(option);
    if (isSheet) leave();
    else settle();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextHighlight(options.length, highlighted, event.key);
    if (next !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
    } else if (event.key === 'ArrowDown') {
      setOpen(true);
    } else if (event.key === 'Enter' && visible && highlighted >= 0) {
      event.preventDefault();
      choose(options[highlighted]);
    } else if (event.key === 'Tab' && visible && searching && highlighted >= 0) {
      choose(options[highlighted]);
    } else if (event.key === 'Escape' && (visible || typed !== null)) {
      event.preventDefault();
      event.stopPropagation();
      if (isSheet) leave();
      else if (visible) setOpen(false);
      else settle();
    }
  };
  const told = !visible
    ? ''
    : settled
      ? t`${plural(options.length, { 0: 'No places found', one: '# place found', other: '# places found' })}`
      : '';

  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
      <div className={css.anchor} ref={anchor}>
        {isSheet && (
          <div className={css.head}>
            <IconButton icon={ArrowLeft} label={t`Close`} onClick={leave} />
            <span aria-hidden="true">{label}</span>
          </div>
        )}
        <ControlBox invalid={Boolean(error)}>
          <Icon icon={value?.kind ? ICONS[value.kind] : MapPin} />
          <input
            {...aria}
            ref={ref}
            id={inputId}
            name={name}
            role="combobox"
            type="text"
            className={input}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            disabled={disabled}
            placeholder={placeholder}
            aria-expanded={visible}
            aria-controls={visible ? `${inputId}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={visible && highlighted >= 0 ? optionId(highlighted) : undefined}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onFocus={(event) => {
              event.currentTarget.select();
              show();
            }}
            onClick={show}
            onBlur={() => {
              if (typed === '' && value) onChange(null);
              settle();
              onBlur?.();
            }}
          />
          {value && !disabled && typed === null && (
            <IconButton
              icon={X}
              size="small"
              label={t`Clear`}
              onClick={() => {
                onChange(null);
                document.getElementById(inputId)?.focus();
              }}
            />
          )}
        </ControlBox>
        {visible && (
          // A press on the list must not take the focus out of the field.
          <div
            className={classes(floating, css.panel)}
            onMouseDown={(event) => event.preventDefault()}
            role="presentation"
          >
            <div
              ref={list}
              role="listbox"
              id={`${inputId}-list`}
              aria-label={typeof label === 'string' ? label : t`Places`}
            >
              {shown.map((group) => (
                <div key={group.id} role="group" aria-label={group.label} className={css.group}>
                  {group.label && (
                    <div className={css.groupLabel} aria-hidden="true">
                      {group.label}
                    </div>
                  )}
                  {group.options.map((option) => {
                    const index = options.indexOf(option);
                    return (
                      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's, by aria-activedescendant
                      <div
                        key={option.id}
                        tabIndex={-1}
                        id={optionId(index)}
                        role="option"
                        aria-selected={option.id === value?.id}
                        data-active={index === highlighted || undefined}
                        className={classes(css.option, option.nested && css.nested)}
                        onPointerMove={() => setActive(index)}
                        onClick={() => choose(option)}
                      >
                        <span className={css.mark}>
                          <Icon icon={ICONS[option.kind ?? 'place']} size="small" />
                        </span>
                        <span className={css.words}>
                          <span className={css.name}>{option.label}</span>
                          {option.detail && <span className={css.detail}>{option.detail}</span>}
                        </span>
                        {option.code && <span className={css.code}>{option.code}</span>}
                      </div>
                    );
                  })}
                </div>
              ))}
            </div>
            {!searching && options.length === 0 && (
              <div className={css.note}>
                <Trans>Type a city, an airport or a three-letter code.</Trans>
              </div>
            )}
            {searching && options.length === 0 && (
              <div className={css.note}>
                {status === 'error' ? (
                  <Trans>Places could not be loaded. Keep typing to try again.</Trans>
                ) : settled ? (
                  <Trans>Nothing found. Try a city, a country or a three-letter code.</Trans>
                ) : (
                  <>
                    <Spinner size="small" label={t`Searching places`} />
                    <Trans>Searching…</Trans>
                  </>
                )}
              </div>
            )}
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </FieldFrame>
  );
}
