import { type RefObject, useLayoutEffect } from 'react';
import { placeBeside } from './placement';

interface Options {
  open: boolean;
  /** What the panel stands beside. */
  anchor: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  align?: 'start' | 'end' | 'center';
  /** Tallest the panel may be, in px. */
  tallest?: number;
}

/**
 * Lifts a panel with `popover="manual"` over everything, so that no scrolling frame cuts it off, and keeps it beside its
 * anchor while either moves. The anchor's width is the panel's `--anchor-width`.
 */
export function useFloating({ open, anchor, panel, align = 'start', tallest = 448 }: Options): void {
  useLayoutEffect(() => {
    const [beside, floating] = [anchor.current, panel.current];
    if (!open || !beside || !floating) return;
    floating.showPopover?.();
    const place = (): void => {
      const at = beside.getBoundingClientRect();
      const view = window.visualViewport;
      floating.style.setProperty('--anchor-width', `${at.width}px`);
      floating.style.maxHeight = `${tallest}px`;
      const { left, top, maxHeight } = placeBeside(
        at,
        { width: floating.offsetWidth, height: floating.offsetHeight },
        { width: document.documentElement.clientWidth, height: view?.height ?? window.innerHeight },
        { align, rtl: getComputedStyle(beside).direction === 'rtl' },
      );
      floating.style.left = `${left}px`;
      floating.style.top = `${top}px`;
      floating.style.maxHeight = `${Math.min(tallest, Math.max(120, maxHeight))}px`;
    };
    place();
    const onScroll = (event: Event): void => {
      if (!floating.contains(event.target as Node)) place();
    };
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    sizes?.observe(floating);
    sizes?.observe(beside);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [open, anchor, panel, align, tallest]);
}
