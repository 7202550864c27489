import { useEffect, useState, useSyncExternalStore } from 'react';
import { clearToasts, TOAST_MS, toastStore } from './toast';
import * as css from './ToastRegion.css';
import { onDemand, useOnDemand } from '../overlays/use-on-demand';

/** Fetched with the first toast. */
export const toastCards = onDemand(() => import('./ToastCards'));

/**
 * Where toasts appear: render it once. A toast closes itself after five seconds (R035); the pointer or the focus on one
 * holds all of them, so that nobody loses an Undo while reading. It is there from the start, as screen readers announce
 * only what comes into one that they know. Where the cards' code cannot be had, a toast is its words alone.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const { part: Cards, fetch } = useOnDemand(toastCards);
  const [isPlain, setPlain] = useState(false);
  const isNeeded = toasts.length > 0 && !Cards;
  useEffect(() => {
    if (!isNeeded) return;
    fetch().catch(() => {
      setPlain(true);
      setTimeout(clearToasts, TOAST_MS);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for the toasts that wait
  }, [isNeeded]);
  return (
    <div className={css.region} aria-live="polite" aria-relevant="additions">
      {Cards && toasts.length > 0 && <Cards items={toasts} />}
      {isPlain &&
        !Cards &&
        toasts.map((item) => (
          <div key={item.id} className={css.toast} role={item.tone === 'danger' ? 'alert' : 'status'}>
            <p className={css.words}>{item.message}</p>
          </div>
        ))}
    </div>
  );
}
