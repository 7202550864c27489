import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { classes } from '../content/box';
import { Icon } from '../pictures/Icon';
import { Check } from '../pictures/icons';
import type { MenuItem, MenuProps } from './Menu';
import * as css from './Menu.css';
import { nextInMenu } from './menu-keys';
import { floating, lifted } from '../overlays/Popover.css';
import { useFloating } from '../overlays/use-floating';

export interface MenuPanelProps extends Required<Pick<MenuProps, 'label' | 'items' | 'align'>> {
  id: string;
  /** What holds trigger and panel. */
  root: RefObject<HTMLElement | null>;
  onClose: (refocus: boolean) => void;
}

/** The open part of a menu. The checked entry, else the first, has the focus; arrows, Home, End and letters move it. */
export default function MenuPanel({ id, label, items, align, root, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating({ open: true, anchor: root, panel, align });
  const entries = (): HTMLElement[] => [
    ...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
  ];
  useEffect(() => {
    const all = entries();
    (all.find((entry) => entry.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
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
    <div
      ref={panel}
      popover="manual"
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={classes(floating, lifted, css.list)}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <MenuEntry key={item.id} item={item} onDone={() => onClose(true)} />
      ))}
    </div>
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
