import type { Money } from '../../../contract';
import type { Limit, Span } from './choices';

export interface Priced {
  readonly price: Money;
}

export interface PriceBars {
  /** Minor units; round enough for a slider. */
  readonly min: number;
  readonly max: number;
  /** The dearest, which the last stop may lie beyond. */
  readonly highest: number;
  readonly step: number;
  /** Results by their cheapest price, in steps of equal width. */
  readonly bars: readonly number[];
}

const BARS = 24;
const STOPS = 100;

const amountsOf = (offers: readonly Priced[]) => offers.map(({ price }) => price.amount);

/** How the prices of results are spread, each with one offer or several; null where all cost the same. */
export function priceBars(results: readonly (readonly Priced[])[]): PriceBars | null {
  const prices = results.map((offers) => Math.min(...amountsOf(offers)));
  const [low, high] = [Math.min(...prices), Math.max(...amountsOf(results.flat()))];
  if (!(high > low)) return null;
  const step = Math.max(1, Math.ceil((high - low) / STOPS));
  const max = low + Math.ceil((high - low) / step) * step;
  const bars = Array.from({ length: BARS }, () => 0);
  for (const price of prices)
    bars[Math.min(BARS - 1, Math.floor(((price - low) / (max - low)) * BARS))]! += 1;
  return { min: low, max, highest: high, step, bars };
}

/** What the slider says as a limit; an end that stands at its bound is open. */
export function spanOf(
  [from, to]: readonly [number, number],
  { min, max }: Pick<PriceBars, 'min' | 'max'>,
): Span | undefined {
  const span = { from: from <= min ? 0 : from, to: to >= max ? Infinity : to };
  return span.from === 0 && span.to === Infinity ? undefined : span;
}

/** Prices from and to, both included, in minor units: `2000-4000`, or `2000-` without an end. */
export const priceSpan: Limit<Priced, Span> = {
  read: (text) => {
    const [, from, to] = /^(\d{1,15})-(\d{1,15})?$/.exec(text) ?? [];
    const span = { from: Number(from), to: Number(to ?? Infinity) };
    return span.from <= span.to ? span : undefined;
  },
  write: ({ from, to }) => `${from}-${to === Infinity ? '' : to}`,
  asks:
    ({ from, to }) =>
    ({ price: { amount } }) =>
      amount >= from && amount <= to,
};
