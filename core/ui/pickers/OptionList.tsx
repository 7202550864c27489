import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { classes } from '../content/box';
import { Icon } from '../pictures/Icon';
import { Check } from '../pictures/icons';
import { groupOptions, type PickOption } from './option-filter';
import * as css from './OptionList.css';
import { Layer } from '../overlays/Layer';
import { floating, lifted } from '../overlays/Popover.css';
import { Spinner } from '../feedback/Spinner';

/** Most options that are drawn; typing narrows the rest. */
const MOST_OPTIONS = 200;

interface OptionListProps {
  /** What it stands beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Its place has gone: what holds the field was scrolled. */
  onHide: () => void;
  /** Id of the field; the list's and its options' are made from it. */
  fieldId: string;
  label: string;
  options: readonly PickOption[];
  /** Index of the highlighted option, -1 for none. */
  active: number;
  onActive: (index: number) => void;
  isChosen: (value: string) => boolean;
  onChoose: (option: PickOption) => void;
  multiple?: boolean;
  status: 'ready' | 'loading' | 'error';
  /** Instead of “Nothing found”: why there is nothing, and what helps. */
  nothing?: ReactNode;
  /** Below the options, such as "Add …" or "Clear all". */
  footer?: ReactNode;
}

/** The panel of a `Combobox` or a `MultiSelect`. The focus stays in the field; the keys are the field's. */
export default function OptionList({
  anchor,
  onHide,
  fieldId,
  label,
  options,
  active,
  onActive,
  isChosen,
  onChoose,
  multiple = false,
  status,
  nothing,
  footer,
}: OptionListProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const { overlayProps, updatePosition } = useOverlayPosition({
    targetRef: anchor,
    overlayRef: panel,
    placement: 'bottom start',
    offset: 6,
    containerPadding: 8,
    maxHeight: 352,
  });
  // A page moves under the list when something above it arrives: the list goes along, until its field is out of sight.
  useEffect(() => {
    const follow = ({ target }: Event): void => {
      const field = anchor.current;
      if (!field || !(target instanceof Node) || !target.contains(field)) return;
      const { top, bottom } = field.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) onHide();
      else updatePosition();
    };
    window.addEventListener('scroll', follow, true);
    return () => window.removeEventListener('scroll', follow, true);
  });
  const width = assignInlineVars({ [css.anchorWidth]: `${anchor.current?.offsetWidth ?? 0}px` });
  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${fieldId}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, fieldId]);
  const drawn = options.slice(0, MOST_OPTIONS);
  return (
    <Layer>
      {/* A press on the list must not take the focus out of the field. */}
      <div
        ref={panel}
        style={{ ...overlayProps.style, ...width }}
        className={classes(floating, lifted, css.panel)}
        onMouseDown={(event) => event.preventDefault()}
        role="presentation"
      >
        <div
          role="listbox"
          id={`${fieldId}-list`}
          aria-label={label}
          aria-multiselectable={multiple || undefined}
        >
          {groupOptions(drawn).map((group) => (
            <div
              key={group.key}
              role={group.name ? 'group' : 'presentation'}
              aria-label={group.name}
              className={css.group}
            >
              {group.name && (
                <div className={css.groupLabel} aria-hidden="true">
                  {group.name}
                </div>
              )}
              {group.options.map(({ option, index }) => {
                const chosen = isChosen(option.value);
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's, by aria-activedescendant
                  <div
                    key={option.value}
                    tabIndex={-1}
                    id={`${fieldId}-option-${index}`}
                    role="option"
                    aria-selected={chosen}
                    aria-disabled={option.disabled}
                    data-active={index === active || undefined}
                    className={css.option}
                    onPointerMove={() => !option.disabled && onActive(index)}
                    onClick={() => !option.disabled && onChoose(option)}
                  >
                    {multiple && (
                      <span className={css.check}>{chosen && <Icon icon={Check} size="small" />}</span>
                    )}
                    <span className={css.words}>
                      <span>{option.label}</span>
                      {option.detail && <span className={css.detail}>{option.detail}</span>}
                    </span>
                    {option.code && <span className={css.code}>{option.code}</span>}
                    {!multiple && chosen && (
                      <span className={css.tick}>
                        <Icon icon={Check} size="small" />
                      </span>
                    )}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        {drawn.length < options.length && (
          <div className={css.note}>
            <Trans>Keep typing to see the others.</Trans>
          </div>
        )}
        {status === 'loading' && (
          <div className={css.note}>
            <Spinner size="small" label={t`Searching`} />
            <Trans>Searching…</Trans>
          </div>
        )}
        {status === 'error' && (
          <div className={css.note}>
            <Trans>The list could not be loaded. Keep typing to try again.</Trans>
          </div>
        )}
        {status === 'ready' && options.length === 0 && (
          <div className={css.note}>{nothing ?? <Trans>Nothing found</Trans>}</div>
        )}
        {footer}
      </div>
    </Layer>
  );
}
