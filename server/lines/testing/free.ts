import { createLine } from '../line';
import type { Line } from '../../ports/lines';

/** A line that holds nobody back. */
export const freeLine = (): Line =>
  createLine({
    ...{ sales: 1_000, orders: 1_000, patienceMs: 0 },
    breaker: { outages: 0, withinMs: 0, restMs: 0 },
  });
