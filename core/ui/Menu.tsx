import { Link, type LinkProps } from '@tanstack/react-router';
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from './box';
import { Icon } from './Icon';
import { Check, type LucideIcon } from './icons';
import * as css from './Menu.css';
import { nextInMenu } from './menu-keys';
import { floating, lifted } from './Popover.css';
import { useFloating } from './use-floating';

interface MenuAction {
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
  /** In view, reachable and read out, but without effect. */
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

/** Actions and links behind a button. */
export function Menu({ label, trigger, items, align = 'start' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useFloating({ open, anchor: root, panel, align });
  const id = useId();
  const entries = (): HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
  ];
  const focusTrigger = (): void => root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();

  useEffect(() => {
    if (!open) return;
    const all = entries();
    (all.find((entry) => entry.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
    const outside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [open]);

  const close = (refocus: boolean): void => {
    setOpen(false);
    if (refocus) focusTrigger();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpen(true);
      }
      return;
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close(true);
    }
    if (event.key === 'Tab') return close(false);
    const all = entries();
    const next = nextInMenu(
      all.map((entry) => entry.textContent),
      all.indexOf(document.activeElement as HTMLElement),
      event.key,
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    // The keys belong to the menu as a whole; its parts carry the roles.
    <span ref={root} className={css.root} onKeyDown={onKeyDown} role="presentation">
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div
          ref={panel}
          popover="manual"
          id={id}
          role="menu"
          aria-label={label}
          className={classes(floating, lifted, css.list)}
        >
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} onDone={() => close(true)} />
          ))}
        </div>
      )}
    </span>
  );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  if ('divider' in item) return <hr className={css.rule} />;
  if ('heading' in item) return <div className={css.heading}>{item.heading}</div>;
  const body = (
    <>
      {item.icon && <Icon icon={item.icon} size="small" />}
      <span className={css.name} lang={item.lang}>
        {item.label}
        {item.description && <span className={css.description}>{item.description}</span>}
      </span>
      {item.detail && <span className={css.detail}>{item.detail}</span>}
      {item.checked && <Icon icon={Check} size="small" />}
    </>
  );
  const className = classes(css.item, item.tone && css.danger);
  if (item.link) {
    return (
      <Link {...item.link} role="menuitem" tabIndex={-1} className={className} onClick={onDone}>
        {body}
      </Link>
    );
  }
  return (
    <button
      type="button"
      role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.checked}
      aria-disabled={item.disabled}
      tabIndex={-1}
      className={className}
      onClick={() => {
        if (item.disabled) return;
        onDone();
        item.onSelect?.();
      }}
    >
      {body}
    </button>
  );
}
