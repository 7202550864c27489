import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useToastRegion } from 'react-aria/useToast';
import { Button, IconButton } from '../actions/Button';
import { button } from '../actions/Button.css';
import { classes } from '../content/box';
import { TONE_ICON } from '../content/tone';
import { ink } from '../content/tone.css';
import { foot } from '../overlays/Dialog.css';
import { Icon } from '../pictures/Icon';
import { X } from '../pictures/icons';
import { dismissToast, type Toast, TOAST_MS } from './toast';
import { type Obstacle, toastTop } from './toast-place';
import * as css from './ToastRegion.css';

const PRESSABLE =
  'a[href], button, input, select, textarea, summary, [role=button], [role=option], [role=menuitem]';
/** As much as many others: nobody types under a toast, and nobody waits for one to go on. */
const KEPT_CLEAR = 100;
/** What leads on: the main action, the next page, the foot of a dialog. */
const LEADS_ON = `[type=submit], nav *, .${foot} *, ${(['primary', 'danger'] as const)
  .map((variant) => `.${button.classNames.variants.variant[variant].split(' ').join('.')}`)
  .join(', ')}`;

/** Whether it is in a bar that stays at the lower edge of the window, as that of a checkout or of what is not saved yet. */
function isInBar(element: Element): boolean {
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (!/sticky|fixed/.test(getComputedStyle(one).position)) continue;
    const { bottom, height } = one.getBoundingClientRect();
    return bottom >= innerHeight - 2 && height < innerHeight / 2;
  }
  return false;
}

const isKeptClear = (element: Element): boolean =>
  element === document.activeElement || element.matches(LEADS_ON) || isInBar(element);

function obstacles(own: Element): Obstacle[] {
  // Behind a dialog nothing can be pressed.
  const root = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
  return [...root.querySelectorAll(PRESSABLE)].flatMap((element) => {
    if (own.contains(element)) return [];
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right - left < 2) return [];
    if (element.checkVisibility && !element.checkVisibility({ visibilityProperty: true })) return [];
    return [{ top, bottom, left, right, weight: isKeptClear(element) ? KEPT_CLEAR : 1 }];
  });
}

/** Everything after which something else may lie under the toasts. */
const MOVES = ['focusin', 'click', 'scrollend', 'animationend', 'transitionend'] as const;

/**
 * The toasts, one below the other, and clear of what one may want to press next. F6 leads to them, and the focus goes back
 * to where it was when the last one goes.
 */
export default function ToastCards({ items }: { items: readonly Toast[] }) {
  const { t } = useLingui();
  const stack = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const [shift, setShift] = useState(0);
  const state = useMemo(
    () => ({
      visibleToasts: items.map((content) => ({ content, key: String(content.id) })),
      pauseAll: () => setHeld(true),
      resumeAll: () => setHeld(false),
      close: (key: string) => dismissToast(Number(key)),
      add: () => '',
    }),
    [items],
  );
  const { regionProps } = useToastRegion({ 'aria-label': t`Notifications` }, state, stack);
  useEffect(() => {
    const own = stack.current;
    const region = own?.parentElement;
    if (!own || !region) return;
    const place = () => {
      // Nobody's Undo slips away from under the pointer.
      if (own.matches(':hover, :focus-within')) return;
      const { left, right, top } = region.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const from = Math.max(16, header + 8);
      const found = toastTop({ left, right, height: own.offsetHeight }, from, innerHeight, obstacles(own));
      setShift(Math.round(found - top));
    };
    let frame = 0;
    const soon = (event?: Event) => {
      if (event?.target instanceof Node && own.contains(event.target)) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => soon());
    size?.observe(own);
    for (const type of MOVES) document.addEventListener(type, soon, true);
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      size?.disconnect();
      for (const type of MOVES) document.removeEventListener(type, soon, true);
      window.removeEventListener('resize', soon);
    };
  }, []);
  return (
    <div
      {...regionProps}
      ref={stack}
      className={css.stack}
      style={assignInlineVars({ [css.shift]: `${shift}px` })}
    >
      {items.map((item) => (
        <ToastCard key={item.id} item={item} held={held} />
      ))}
    </div>
  );
}

/** One toast: its tone, its words, what can be done about it. While it is `held`, it stays. */
function ToastCard({ item, held }: { item: Toast; held: boolean }) {
  const { t } = useLingui();
  const id = useId();
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(item.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, item.id]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who dismisses one goes on at the next
    <div className={css.toast} role="alertdialog" aria-modal="false" aria-labelledby={id} tabIndex={0}>
      <span className={classes(css.icon, ink[item.tone])}>
        <Icon icon={TONE_ICON[item.tone]} />
      </span>
      <p className={css.words} id={id} role={item.tone === 'danger' ? 'alert' : 'status'}>
        {item.message}
      </p>
      <span className={css.end}>
        {item.action && (
          <Button
            size="small"
            variant="soft"
            onClick={() => {
              item.action?.onSelect();
              dismissToast(item.id);
            }}
          >
            {item.action.label}
          </Button>
        )}
        <IconButton icon={X} size="small" label={t`Dismiss`} onClick={() => dismissToast(item.id)} />
      </span>
    </div>
  );
}
