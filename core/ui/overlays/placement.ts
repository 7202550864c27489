export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Placed {
  left: number;
  top: number;
  /** Room for the panel on the chosen side. */
  maxHeight: number;
  side: 'below' | 'above';
}

const MARGIN = 8;

/**
 * Where a panel goes beside its anchor, in pixels of the window: below it, or above when there is more room and the
 * panel does not fit below; pushed sideways so that it stays in view. `align` follows the direction of writing.
 */
export function placeBeside(
  anchor: Box,
  panel: { width: number; height: number },
  window: { width: number; height: number },
  {
    align = 'start',
    gap = 6,
    rtl = false,
  }: { align?: 'start' | 'end' | 'center'; gap?: number; rtl?: boolean } = {},
): Placed {
  const below = window.height - (anchor.top + anchor.height) - gap - MARGIN;
  const above = anchor.top - gap - MARGIN;
  const side = panel.height <= below || below >= above ? 'below' : 'above';
  const room = Math.max(0, side === 'below' ? below : above);
  const height = Math.min(panel.height, room);
  const wanted =
    align === 'center'
      ? anchor.left + (anchor.width - panel.width) / 2
      : (align === 'start') !== rtl
        ? anchor.left
        : anchor.left + anchor.width - panel.width;
  return {
    left: Math.max(MARGIN, Math.min(wanted, window.width - panel.width - MARGIN)),
    top: side === 'below' ? anchor.top + anchor.height + gap : anchor.top - gap - height,
    maxHeight: room,
    side,
  };
}
