import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { linkTo } from '@/core/address/link';
import type { FieldsProps } from '@/core/selling/search/FieldsForm';
import { useSuggestions } from '@/core/selling/search/use-suggestions';
import { classes } from '@/core/ui/content/box';
import { VisuallyHidden } from '@/core/ui/content/Text';
import { nextHighlight } from '@/core/ui/fields/place/place-options';
import * as css from '@/core/ui/fields/place/PlaceField.css';
import { TextField } from '@/core/ui/fields/TextField';
import { floating } from '@/core/ui/overlays/Popover.css';
import { Icon } from '@/core/ui/pictures/Icon';
import { Search, Ticket } from '@/core/ui/pictures/icons';
import { type Destination, findTitles } from '../../contract';
import { type Criteria, DETAILS, toCriteria } from './criteria';

const DEBOUNCE_MS = 150;

/**
 * What somebody wants to do, in free words, with what there is by that name (R324). Arrows move, Enter opens the one that is
 * marked and searches where none is, Escape closes; the number of matches is announced.
 */
export function TitleField({ form, change }: FieldsProps<Criteria, Destination>) {
  const navigate = useNavigate();
  const { destination, title: value = '' } = form;
  const { t } = useLingui();
  const listId = useId();
  const { text, setText, found, status } = useSuggestions(findTitles, (typed) => ({
    body: { destinationId: destination ?? '', text: typed },
  }));
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const titles = found?.data ?? [];
  const isSettled = status === 'ready' && text.trim() === value.trim();
  const isVisible = isOpen && titles.length > 0 && value.trim() !== '';
  const optionId = (index: number) => `${listId}-${index}`;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const open = (productCode: string) => {
    const { title: _, ...kept } = toCriteria(form);
    void navigate(linkTo(DETAILS, { ...kept, productCode }) as never);
  };
  const type = (next: string) => {
    change({ title: next });
    setOpen(true);
    setActive(-1);
    clearTimeout(timer.current);
    if (destination) timer.current = setTimeout(() => setText(next), DEBOUNCE_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = isVisible ? nextHighlight(titles.length, active, event.key) : undefined;
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && isVisible && titles[active]) open(titles[active].productCode);
    else if (event.key === 'Escape' && isVisible) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={css.anchor}>
      <TextField
        label={t`What are you looking for? (optional)`}
        placeholder={t`Castle, boat, food…`}
        icon={Search}
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        value={value}
        onChange={type}
        onKeyDown={onKeyDown}
        onBlur={close}
        aria-autocomplete="list"
        aria-expanded={isVisible}
        aria-controls={isVisible ? listId : undefined}
        aria-activedescendant={isVisible && active >= 0 ? optionId(active) : undefined}
      />
      {isVisible && (
        // A press on the list must not take the focus out of the field.
        <div
          className={classes(floating, css.panel)}
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
        >
          <div role="listbox" id={listId} aria-label={t`Activities with that name`}>
            {titles.map(({ productCode, title }, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's, by aria-activedescendant
              <div
                key={productCode}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                data-active={index === active || undefined}
                className={css.option}
                onPointerMove={() => setActive(index)}
                onClick={() => open(productCode)}
              >
                <span className={css.mark}>
                  <Icon icon={Ticket} size="small" />
                </span>
                <span className={css.name}>{title}</span>
              </div>
            ))}
          </div>
        </div>
      )}
      <VisuallyHidden role="status">
        {isOpen &&
          isSettled &&
          t`${plural(titles.length, { 0: 'No activities with that name', one: '# activity found', other: '# activities found' })}`}
      </VisuallyHidden>
    </div>
  );
}
