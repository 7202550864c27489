import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/**
 * How large an element is drawn, in CSS pixels, followed as it changes; `initial` until it has been measured. What is not
 * there from the beginning is given as the element itself, kept as state.
 */
export function useSize(at: RefObject<HTMLElement | null> | HTMLElement | null, initial: Size): Size {
  const [size, setSize] = useState(initial);
  useLayoutEffect(() => {
    const element = at && 'current' in at ? at.current : at;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => {
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [at]);
  return size;
}
