import { useEffect, useRef, type RefObject } from 'react';

const SIGNS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Whether the person has scrolled, pressed, tapped or typed since this was first drawn. */
export function useTouched(): RefObject<boolean> {
  const touched = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const touch = () => {
      touched.current = true;
      stop.abort();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, touch, { passive: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return touched;
}
