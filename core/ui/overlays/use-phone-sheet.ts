import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { media } from '@/themes/scale';

const MARK = 'phoneSheet';
const isMarked = (): boolean => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

/** Of the browser's own kind: a router that follows the address must not take a sheet for a page. */
function pushEntry(): void {
  const state = { ...(window.history.state as object | null), [MARK]: true };
  History.prototype.pushState.call(window.history, state, '');
}

/** Takes the entry of the sheet away without anybody hearing of it. */
function dropEntry(): void {
  if (!isMarked()) return;
  const swallow = (event: PopStateEvent): void => event.stopImmediatePropagation();
  window.addEventListener('popstate', swallow, { capture: true, once: true });
  window.history.back();
}

/**
 * While `open`, on a phone, lifts an element over the whole page (`popover="manual"`, so that no frame around it holds
 * it back) and lets the browser's Back close it. True while it stands there.
 */
export function usePhoneSheet(
  open: boolean,
  sheet: RefObject<HTMLElement | null>,
  onBack: () => void,
): boolean {
  const [lifted, setLifted] = useState(false);
  const back = useRef(onBack);
  useLayoutEffect(() => {
    back.current = onBack;
  });
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!open || !element || !window.matchMedia?.(media.phone).matches) return;
    element.setAttribute('popover', 'manual');
    element.showPopover?.();
    pushEntry();
    setLifted(true);
    let gone = false;
    const onPop = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      gone = true;
      back.current();
    };
    window.addEventListener('popstate', onPop, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true });
      element.hidePopover?.();
      element.removeAttribute('popover');
      setLifted(false);
      if (!gone) dropEntry();
    };
  }, [open, sheet]);
  return lifted;
}
