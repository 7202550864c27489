import type { Logger } from 'pino';
import type { Lines } from '../ports/lines';
import type { LineLimits } from '../config/operating';
import type { Circuit } from './breaker';
import { createLine, type WatchedLine } from './line';

export { LineBusy } from './line-busy';

/** How a line stands. */
export interface LineFigures {
  readonly product: string;
  readonly supplier: string;
  readonly circuit: Circuit;
  /** How often its breaker has opened. */
  readonly trips: number;
}

export interface WatchedLines extends Lines {
  figures(): LineFigures[];
}

/** The lines of a process, each made when it is first asked for. */
export function createLines(limits: LineLimits, log: Pick<Logger, 'warn' | 'info'>): WatchedLines {
  const lines = new Map<string, { product: string; supplier: string; line: WatchedLine }>();
  return {
    to(product, supplier) {
      const key = `${product} ${supplier}`;
      const known = lines.get(key);
      if (known) return known.line;
      const line = createLine(limits, {
        onTurn: (to) =>
          to === 'open'
            ? log.warn({ product, supplier }, 'A supplier is silent: it is asked for nothing new for a while')
            : log.info({ product, supplier }, 'A supplier answers again'),
      });
      lines.set(key, { product, supplier, line });
      return line;
    },
    figures: () =>
      [...lines.values()].map(({ product, supplier, line }) => ({
        ...{ product, supplier },
        ...{ circuit: line.circuit(), trips: line.trips() },
      })),
  };
}
