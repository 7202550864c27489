import { useLayoutEffect, useRef } from 'react';

const MARK = 'overlay';
const isMarked = (): boolean => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

/** Of the browser's own kind: a router that follows the address must not take an overlay for a page. */
function pushEntry(): void {
  const state = { ...(window.history.state as object | null), [MARK]: true };
  History.prototype.pushState.call(window.history, state, '');
}

/** Takes the entry of the overlay away without anybody hearing of it. */
function dropEntry(): void {
  if (!isMarked()) return;
  const swallow = (event: PopStateEvent): void => event.stopImmediatePropagation();
  window.addEventListener('popstate', swallow, { capture: true, once: true });
  window.history.back();
}

/** While `open`, the browser's Back closes what lies over the page, and leaves the page where it is (rule 1). */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const back = useRef(onBack);
  useLayoutEffect(() => {
    back.current = onBack;
  });
  useLayoutEffect(() => {
    if (!open) return;
    pushEntry();
    let gone = false;
    const onPop = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      gone = true;
      back.current();
    };
    window.addEventListener('popstate', onPop, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true });
      if (!gone) dropEntry();
    };
  }, [open]);
}
