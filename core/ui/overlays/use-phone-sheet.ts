import { type RefObject, useLayoutEffect, useState } from 'react';
import { media } from '@/themes/scale';
import { useBackCloses } from './use-back-closes';

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
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!open || !element || !window.matchMedia?.(media.phone).matches) return;
    element.setAttribute('popover', 'manual');
    element.showPopover?.();
    setLifted(true);
    return () => {
      element.hidePopover?.();
      element.removeAttribute('popover');
      setLifted(false);
    };
  }, [open, sheet]);
  useBackCloses(lifted, onBack);
  return lifted;
}
