import type { Logger, LoggerOptions } from 'pino';
import { DatabaseLost } from '../db/lost';
import { HttpError, isDiskFull } from '../error';

/** What strikes every call and every round of work at once, so that a line for each would bury all others. */
export type Trouble = 'database' | 'disk' | 'busy';

const EVERY_MS = 10_000;
const WORDS: Readonly<Record<Trouble, { goesOn: string; isOver: string }>> = {
  database: { goesOn: 'the database is away', isOver: 'the database is there again' },
  disk: { goesOn: 'the disk is full', isOver: 'the disk takes something again' },
  busy: { goesOn: 'there is more to do than this process manages', isOver: 'nothing is refused any more' },
};

/** Null for what is wrong with one call alone. */
export function troubleOf(error: unknown): Trouble | null {
  if (isDiskFull(error)) return 'disk';
  const seen = new Set<unknown>();
  for (let each = error; each instanceof Error && !seen.has(each); each = each.cause) {
    if (each instanceof DatabaseLost) return 'database';
    if (each instanceof HttpError && each.status === 503) return 'busy';
    seen.add(each);
  }
  return null;
}

/**
 * Lets a log say of such a trouble what came first, then every ten seconds how often what came on top, and once when it is
 * over. It is told by the `err` of a line, whoever writes it.
 */
export function sparing(everyMs = EVERY_MS): NonNullable<LoggerOptions['hooks']> {
  const going = new Map<Trouble, Map<string, number>>();
  const begin = (trouble: Trouble, log: Logger) => {
    let times = new Map<string, number>();
    going.set(trouble, times);
    const timer = setInterval(() => {
      if (times.size === 0) {
        clearInterval(timer);
        going.delete(trouble);
        log.info({ trouble }, WORDS[trouble].isOver);
        return;
      }
      log.warn({ trouble, times: Object.fromEntries(times) }, WORDS[trouble].goesOn);
      times = new Map();
      going.set(trouble, times);
    }, everyMs);
    timer.unref();
  };
  return {
    logMethod(args, write) {
      const [fields, message] = args as unknown[];
      const trouble = troubleOf((fields as { err?: unknown } | null)?.err);
      const times = trouble && going.get(trouble);
      if (times) return void times.set(String(message), (times.get(String(message)) ?? 0) + 1);
      write.apply(this, args);
      if (trouble) begin(trouble, this);
    },
  };
}
