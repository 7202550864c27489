import { useEffect, useRef, type RefObject } from 'react';

const SIGNS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A page that is shown from its top fires `scroll`, too, without anybody's doing. */
const isAtTop = ({ type, target }: Event) => type === 'scroll' && target === document && window.scrollY === 0;

/** Whether the person has scrolled, pressed, tapped or typed since this was first drawn, or reads further down already. */
export function useTouched(): RefObject<boolean> {
  const touched = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const touch = (event: Event) => {
      if (isAtTop(event)) return;
      touched.current = true;
      stop.abort();
    };
    touched.current ||= window.scrollY > 0;
    for (const sign of SIGNS)
      window.addEventListener(sign, touch, { passive: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return touched;
}
