import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { media } from '@/themes/scale';
import { follow, type SheetStop, settleSheet } from './sheet-drag';

interface Options {
  panel: RefObject<HTMLElement | null>;
  stop: SheetStop;
  onStop: (stop: SheetStop) => void;
  dismissible: boolean;
  onClose: () => void;
}

const still = (): boolean => window.matchMedia(media.reducedMotion).matches;

/** Lets a finger draw a sheet by its head: handlers for the head. On wider windows, where it is no sheet, they do nothing. */
export function useSheetDrag({ panel, stop, onStop, dismissible, onClose }: Options) {
  const drag = useRef<{ from: number; last: number; at: number; speed: number } | null>(null);
  const moved = useRef(false);
  const topBefore = useRef<number | null>(null);

  // The sheet is laid out anew at its stop, then moved from where it was: only its place is animated.
  useLayoutEffect(() => {
    const [element, before] = [panel.current, topBefore.current];
    topBefore.current = null;
    if (!element || before === null || still()) return;
    const way = before - element.getBoundingClientRect().top;
    element.animate?.([{ translate: `0 ${way}px` }, { translate: '0 0' }], {
      duration: 200,
      easing: 'cubic-bezier(.2,0,0,1)',
    });
  }, [panel, stop]);

  const rest = (): void => {
    drag.current = null;
    panel.current?.style.removeProperty('translate');
  };
  const goTo = (next: SheetStop): void => {
    topBefore.current = panel.current?.getBoundingClientRect().top ?? null;
    rest();
    onStop(next);
  };
  return {
    goTo,
    /** The press that just ended drew the sheet, so its click means nothing more. */
    wasDrawn: (): boolean => moved.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || window.matchMedia(media.tablet).matches) return;
        if ((event.target as Element).closest('button:not([data-grip]), a, input, select, textarea')) return;
        moved.current = false;
        drag.current = { from: event.clientY, last: event.clientY, at: event.timeStamp, speed: 0 };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = drag.current;
        if (!now) return;
        if (Math.abs(event.clientY - now.from) > 5) moved.current = true;
        const passed = Math.max(1, event.timeStamp - now.at);
        drag.current = {
          ...now,
          speed: (event.clientY - now.last) / passed,
          last: event.clientY,
          at: event.timeStamp,
        };
        panel.current?.style.setProperty('translate', `0 ${follow(event.clientY - now.from)}px`);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const now = drag.current;
        if (!now) return;
        const height = panel.current?.offsetHeight ?? 0;
        const next = settleSheet({
          stop,
          dragged: event.clientY - now.from,
          speed: event.timeStamp - now.at > 80 ? 0 : now.speed,
          height,
          dismissible,
        });
        if (next === 'close') {
          drag.current = null;
          onClose();
        } else goTo(next);
      },
      onPointerCancel: rest,
    },
  };
}
