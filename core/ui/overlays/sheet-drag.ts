/** How far up a sheet stands: as tall as its content, half of the window, or all of it. */
export type SheetStop = 'content' | 'half' | 'full';

interface Release {
  stop: SheetStop;
  /** Pixels the sheet was drawn down; negative is up. */
  dragged: number;
  /** Pixels a millisecond at the end, downwards. */
  speed: number;
  /** Height of the sheet in pixels. */
  height: number;
  dismissible: boolean;
}

/** A flick counts more than the way: faster than this it decides alone. */
const FLICK = 0.5;

/** Where a sheet goes when the finger lets go. */
export function settleSheet({ stop, dragged, speed, height, dismissible }: Release): SheetStop | 'close' {
  const down = speed > FLICK || (speed > -FLICK && dragged > height * 0.3);
  const up = speed < -FLICK || (speed < FLICK && dragged < -height * 0.15);
  if (stop === 'half' && up) return 'full';
  if (stop === 'full' && down) return dragged > height * 0.6 && dismissible ? 'close' : 'half';
  if (down && dismissible) return 'close';
  return stop;
}

/** How far the sheet follows: all the way down, upwards only against a growing resistance. */
export const follow = (dragged: number): number => (dragged >= 0 ? dragged : -Math.sqrt(-dragged) * 3);
