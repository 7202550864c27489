/** From and to, both included. */
export type Range = readonly [number, number];

/** A range that holds nothing, to widen from. */
export const NOTHING: Range = [Infinity, -Infinity];
export const widen = ([low, high]: Range, value: number): Range => [
  Math.min(low, value),
  Math.max(high, value),
];
/** Limits of a slider are round ones. */
export const outwards = ([low, high]: Range, step: number): Range =>
  low > high ? [0, 0] : [Math.floor(low / step) * step, Math.ceil(high / step) * step];

/**
 * What a slider between `bounds` says as a limit: an end that stands at its bound is open, so that results that
 * are found later and lie beyond pass too. Undefined when both ends are open.
 */
export function openRange([from, to]: Range, bounds: Range, open: Range): Range | undefined {
  const range: Range = [from <= bounds[0] ? open[0] : from, to >= bounds[1] ? open[1] : to];
  return range[0] === open[0] && range[1] === open[1] ? undefined : range;
}

/** The same for a slider with a maximum only. */
export const openMost = (value: number, bounds: Range): number | undefined =>
  value >= bounds[1] ? undefined : value;
