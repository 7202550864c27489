import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useSize } from '../overlays/use-size';

/** Size of the plot and which place of it the pointer or the arrow keys are at; a press or Enter there chooses it. */
export function usePlot(
  count: number,
  indexAt: (x: number, width: number) => number,
  onSelect?: (index: number) => void,
) {
  // A chart that waits for its figures has no plot yet.
  const [ref, setRef] = useState<HTMLDivElement | null>(null);
  const size = useSize(ref, { width: 600, height: 256 });
  const [active, setActive] = useState<number | null>(null);
  const read = useRef<number | null>(null);
  const inside = (index: number): number => Math.max(0, Math.min(count - 1, index));
  return {
    size,
    isChoice: onSelect !== undefined,
    active: active !== null && active < count ? active : null,
    props: {
      ref: setRef,
      tabIndex: 0,
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        setActive(inside(indexAt(event.clientX - left, width)));
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        read.current = active;
        const { left, width } = event.currentTarget.getBoundingClientRect();
        setActive(inside(indexAt(event.clientX - left, width)));
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const index = inside(indexAt(event.clientX - left, width));
        // A finger reads first, a second touch of the same place chooses it.
        const isRead =
          (event.nativeEvent as PointerEvent['nativeEvent']).pointerType !== 'touch' ||
          read.current === index;
        if (count > 0 && isRead) onSelect?.(index);
      },
      onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && setActive(null),
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
        if (event.key === 'Enter' && active !== null) onSelect?.(inside(active));
        if (next === undefined) return;
        event.preventDefault();
        setActive(inside(next));
      },
    },
  };
}
