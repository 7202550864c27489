import type { LinkProps } from '@tanstack/react-router';
import { cloneElement, type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LucideIcon } from '../pictures/icons';
import * as css from './Menu.css';
import { sayNotLoaded } from '../feedback/not-loaded';
import { onDemand, useOnDemand } from '../overlays/use-on-demand';

export interface MenuAction {
  id: string;
  /** What it does or where it leads. */
  label: string;
  icon?: LucideIcon;
  /** A second line that says more about it. */
  description?: string;
  /** A second word at the end, such as a currency code. */
  detail?: string;
  tone?: 'danger';
  /** Makes it a choice: the checked one carries a mark. */
  checked?: boolean;
  /** In view and read out, but without effect. */
  disabled?: boolean;
  /** BCP 47 tag of the label when it is in another language than the page. */
  lang?: string;
  /** Called after the menu has closed. */
  onSelect?: () => void;
  /** Goes there instead. */
  link?: LinkProps;
}
export type MenuItem = MenuAction | { id: string; heading: string } | { id: string; divider: true };

export interface MenuProps {
  /** Name of the menu for screen readers. */
  label: string;
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Actions, links and choices, with headings and dividers between their sections. */
  items: readonly MenuItem[];
  /** Which edges of trigger and menu are in line. */
  align?: 'start' | 'end';
}

/** Fetched when the pointer or the focus comes near: most pages are read without a menu being opened. */
const panelOnDemand = onDemand(() => import('./MenuPanel'));

/** Actions and links behind a button. */
export function Menu({ label, trigger, items, align = 'start' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const id = useId();
  const { part: Panel, fetch } = useOnDemand(panelOnDemand);
  const prepare = (): void => void fetch().catch(() => undefined);
  const show = (): void => {
    setOpen(true);
    fetch().catch(() => {
      setOpen(false);
      sayNotLoaded();
    });
  };

  /** Gone at once, and the focus back: what is chosen may open something that has to know where to return it. */
  const close = (): void => {
    flushSync(() => setOpen(false));
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (open) {
      // Its entries take Escape themselves, but for the moment in which they are on their way.
      if (event.key === 'Tab' || event.key === 'Escape') close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      show();
    }
  };

  return (
    // The keys belong to the menu as a whole; its parts carry the roles.
    <span
      ref={root}
      className={css.root}
      onKeyDown={onKeyDown}
      onPointerEnter={prepare}
      onFocus={prepare}
      role="presentation"
    >
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open && Panel ? id : undefined,
        onClick: () => (open ? setOpen(false) : show()),
      })}
      {open && Panel && (
        <Panel id={id} label={label} items={items} align={align} root={root} onClose={close} />
      )}
    </span>
  );
}
