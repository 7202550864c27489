import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useSize } from '../use-size';

/** Size of the plot and which place of it the pointer or the arrow keys are at. */
export function usePlot(count: number, indexAt: (x: number, width: number) => number) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref, { width: 600, height: 256 });
  const [active, setActive] = useState<number | null>(null);
  const inside = (index: number): number => Math.max(0, Math.min(count - 1, index));
  return {
    size,
    active: active !== null && active < count ? active : null,
    props: {
      ref,
      tabIndex: 0,
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        setActive(inside(indexAt(event.clientX - left, width)));
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        setActive(inside(indexAt(event.clientX - left, width)));
      },
      onPointerLeave: () => setActive(null),
      onBlur: () => setActive(null),
      onKeyDown: (event: KeyboardEvent) => {
        const at = active ?? -1;
        const next = {
          ArrowRight: at + 1,
          ArrowLeft: active === null ? count - 1 : at - 1,
          Home: 0,
          End: count - 1,
        }[event.key];
        if (event.key === 'Escape' && active !== null) {
          event.stopPropagation();
          setActive(null);
        }
        if (next === undefined) return;
        event.preventDefault();
        setActive(inside(next));
      },
    },
  };
}
