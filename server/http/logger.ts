import { type DestinationStream, type Logger, pino } from 'pino';
import { scrub } from '@/core/contract';
import { sparing } from './sparing-log';

const SECRETS = ['password', 'token', 'auth', 'headers'];
/** Where a database tells rows beside its errors, with whatever people wrote. */
const ROWS = new Set(['detail', 'where', 'parameters', 'internalQuery']);
/** What lies deeper in an error is left out. */
const MOST_LEVELS = 5;

const cleaned = (value: unknown, level = 0): unknown => {
  if (typeof value === 'string') return scrub(value);
  if (typeof value !== 'object' || value === null) return value;
  if (level === MOST_LEVELS) return undefined;
  if (Array.isArray(value)) return value.map((each) => cleaned(each, level + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !ROWS.has(name))
      .map(([name, each]) => [name, cleaned(each, level + 1)]),
  );
};

const teed = (to: DestinationStream, also?: DestinationStream): DestinationStream =>
  also
    ? {
        write(line) {
          to.write(line);
          also.write(line);
        },
      }
    : to;

/**
 * The log of this process: no secrets, and in what errors say no cards and no personal data (SEC-43). `also` gets each line, too;
 * it must not throw.
 */
export const openLog = (level: string, to?: DestinationStream, also?: DestinationStream): Logger =>
  pino(
    {
      level,
      hooks: sparing(),
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
      serializers: { err: (error: unknown) => cleaned(pino.stdSerializers.err(error as Error)) },
    },
    teed(to ?? pino.destination(1), also),
  );
