import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import * as css from './Toolbar.css';

export interface ToolbarProps {
  /** What the tools are for. */
  label: string;
  /** `ToolbarGroup`s, buttons and menus. */
  children: ReactNode;
}

const TOOLS = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)';

/** Tools side by side as one stop of the Tab key: arrow keys, Home and End go from one to the next. */
export function Toolbar({ label, children }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const tools = (): HTMLElement[] =>
    [...(root.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])].filter(
      (tool) => !tool.closest('[role="menu"]'),
    );

  // One tool alone is a stop of Tab: the one used last, else the first.
  useEffect(() => {
    const all = tools();
    const stop = last.current && all.includes(last.current) ? last.current : all[0];
    for (const tool of all) tool.tabIndex = tool === stop ? 0 : -1;
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const all = tools();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0 || all[at]?.getAttribute('aria-expanded') === 'true') return;
    const rtl = root.current !== null && getComputedStyle(root.current).direction === 'rtl';
    const by = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
    const next =
      by !== undefined
        ? all[(at + by + all.length) % all.length]
        : event.key === 'Home'
          ? all[0]
          : event.key === 'End'
            ? all[all.length - 1]
            : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools take the focus, one at a time
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      className={css.toolbar}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (!tools().includes(event.target as HTMLElement)) return;
        last.current = event.target as HTMLElement;
        for (const tool of tools()) tool.tabIndex = tool === last.current ? 0 : -1;
      }}
    >
      {children}
    </div>
  );
}

/** Tools that belong together, parted from the others by a line. */
export const ToolbarGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className={css.group}>
    {children}
  </div>
);

/** The line between two groups. */
export const ToolbarRule = () => <span className={css.rule} aria-hidden="true" />;
