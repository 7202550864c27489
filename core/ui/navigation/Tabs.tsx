import { Link, type LinkProps } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../pictures/Icon';
import type { LucideIcon } from '../pictures/icons';
import * as css from './Tabs.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** A second line, such as the price and duration of the best result (`cards` only). */
  caption?: ReactNode;
  icon?: LucideIcon;
  disabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  value: Id;
  onChange: (id: Id) => void;
  tabs: readonly Tab<Id>[];
  variant?: 'line' | 'cards';
  /** Content of the chosen tab. */
  children?: ReactNode;
}

/** Scrolls a row of tabs, and nothing else, until the chosen one stands in its middle. */
function useChosenInView(value: string) {
  const list = useRef<HTMLDivElement & HTMLElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
    if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
    const [frame, tab] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.scrollLeft += tab.left + tab.width / 2 - (frame.left + frame.width / 2);
  }, [value]);
  return list;
}

/** Views of one thing, one at a time. Arrow keys move and choose. */
export function Tabs<Id extends string>({
  label,
  value,
  onChange,
  tabs,
  variant = 'line',
  children,
}: TabsProps<Id>) {
  const id = useId();
  const list = useChosenInView(value);
  const usable = tabs.filter((tab) => !tab.disabled);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const at = usable.findIndex((tab) => tab.id === value);
    const [back, on] = [at - 1, (at + 1) % usable.length];
    const next = { ArrowLeft: back, ArrowUp: back, ArrowRight: on, ArrowDown: on, Home: 0, End: -1 }[
      event.key
    ];
    const chosen = next === undefined ? undefined : usable.at(next);
    if (!chosen) return;
    event.preventDefault();
    onChange(chosen.id);
    document.getElementById(`${id}-${chosen.id}`)?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={css.list[variant]}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={children ? `${id}-panel` : undefined}
            aria-disabled={tab.disabled}
            tabIndex={tab.id === value ? 0 : -1}
            className={css.tabs[variant]}
            onKeyDown={onKeyDown}
            onClick={() => !tab.disabled && onChange(tab.id)}
          >
            <span className={css.name[variant]}>
              {tab.icon && <Icon icon={tab.icon} size="small" />}
              {tab.label}
            </span>
            {tab.caption && <span className={css.caption}>{tab.caption}</span>}
          </button>
        ))}
      </div>
      {children && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={css.panel}>
          {children}
        </div>
      )}
    </div>
  );
}

export interface NavTabsProps {
  label: string;
  items: readonly {
    id: string;
    label: string;
    icon?: LucideIcon;
    link: LinkProps;
    /** `section`: the page is not the link's own, but belongs to it. */
    current: boolean | 'section';
  }[];
}

const ARIA_CURRENT = { true: 'page', section: 'true', false: undefined } as const;

/** Places to go to that look like tabs. */
export function NavTabs({ label, items }: NavTabsProps) {
  const list = useChosenInView(items.find(({ current }) => current)?.id ?? '');
  return (
    <nav ref={list} aria-label={label} className={css.list.line}>
      {items.map((item) => (
        <Link
          key={item.id}
          {...item.link}
          className={css.tabs.line}
          aria-current={ARIA_CURRENT[String(item.current) as keyof typeof ARIA_CURRENT]}
          activeProps={{ 'aria-current': item.current ? 'page' : undefined }}
        >
          {item.icon && <Icon icon={item.icon} />}
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
