export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}
/** What somebody may want to press; `weight` says how much it matters that nothing lies on it. */
export interface Obstacle extends Box {
  weight: number;
}

/** CSS pixels between a toast and what it keeps clear of. */
const GAP = 8;

/**
 * Where toasts begin, in CSS pixels from the top of the window: as high as they can be, from the header down, without
 * lying on anything that can be pressed. Where there is no such place, the one that covers least.
 */
export function toastTop(
  toasts: { left: number; right: number; height: number },
  from: number,
  windowHeight: number,
  obstacles: readonly Obstacle[],
): number {
  const inTheWay = obstacles.filter(({ left, right }) => left < toasts.right && right > toasts.left);
  const lowest = windowHeight - GAP - toasts.height;
  const candidates = [from, ...inTheWay.map(({ bottom }) => bottom + GAP)]
    .filter((top) => top === from || (top > from && top <= lowest))
    .sort((one, other) => one - other);
  const covered = (top: number) =>
    inTheWay.reduce(
      (sum, box) => (box.top < top + toasts.height && box.bottom > top ? sum + box.weight : sum),
      0,
    );
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const top of candidates) {
    const weight = covered(top);
    if (weight < least) [best, least] = [top, weight];
  }
  return best;
}
