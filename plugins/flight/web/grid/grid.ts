import type { Money } from '@/core/contract';
import { GRID_REACH, type GridPrice } from '../../contract';
import { addDays } from '@/core/ui/dates/date-range';

/** The dates of a cell; one way has no return. */
export interface DatePair {
  depart: string;
  return: string | null;
}

/** How a price compares with that of the dates that are searched now. */
export type Tone = 'lowest' | 'cheaper' | 'same' | 'dearer';

export interface GridCell extends DatePair {
  price: Money | null;
  /** Null without a price. */
  tone: Tone | null;
  /** What it costs more than the current dates; negative when it costs less, null when either has no price. */
  difference: Money | null;
  current: boolean;
}

export interface Grid {
  /** Days of departure, the columns. */
  departures: string[];
  /** Days of return, the rows; one row without a day for one way. */
  returns: (string | null)[];
  /** By row, then by column. */
  rows: GridCell[][];
  lowest: Money | null;
}

const around = (day: string, earliest: string): string[] =>
  Array.from({ length: 2 * GRID_REACH + 1 }, (_, at) => addDays(day, at - GRID_REACH)).filter(
    (each) => each >= earliest,
  );

function toneOf(price: Money | null, lowest: Money | null, now: Money | null): Tone | null {
  if (!price || !lowest) return null;
  if (price.amount === lowest.amount) return 'lowest';
  if (!now || price.amount === now.amount) return 'same';
  return price.amount < now.amount ? 'cheaper' : 'dearer';
}

/** Prices as a table around the dates that are searched now; days before `today` have no column and no row. */
export function toGrid(prices: readonly GridPrice[], now: DatePair, today: string): Grid {
  const departures = around(now.depart, today);
  const returns = now.return === null ? [null] : around(now.return, departures[0] ?? today);
  const priceOf = ({ depart, return: back }: DatePair): Money | null =>
    prices.find(({ departureDate, returnDate }) => departureDate === depart && returnDate === back)?.lowest ??
    null;
  const current = priceOf(now);
  const shown = returns.flatMap((back) => departures.map((depart) => priceOf({ depart, return: back })));
  const lowest = shown.reduce<Money | null>(
    (least, price) => (price && (!least || price.amount < least.amount) ? price : least),
    null,
  );
  const cell = (pair: DatePair): GridCell => {
    const price = priceOf(pair);
    return {
      ...pair,
      price,
      tone: toneOf(price, lowest, current),
      difference: price && current && { amount: price.amount - current.amount, currency: price.currency },
      current: pair.depart === now.depart && pair.return === now.return,
    };
  };
  return {
    departures,
    returns,
    rows: returns.map((back) => departures.map((depart) => cell({ depart, return: back }))),
    lowest,
  };
}
