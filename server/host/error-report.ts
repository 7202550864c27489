import { randomUUID } from 'node:crypto';
import { envelopeOf, frameAt, sampleRate, type SentryFrame } from '@/core/contract/sentry';

/** The same error is told once in so long, and of all errors so many in a minute: a storm says nothing new. */
const SAME_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 30;
const MOST_FRAMES = 50;
const TIMEOUT_MS = 5_000;

export interface ErrorReports {
  /** Takes a line of the log; never fails and never waits. */
  write(line: string): void;
  /** Once all are told, or have failed. */
  settled(): Promise<void>;
}

/** What is read of a line: the log has taken personal data and secrets out of it (SEC-43). */
interface Line {
  readonly level?: number;
  readonly msg?: string;
  readonly route?: string;
  readonly method?: string;
  readonly status?: number;
  readonly job?: string;
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string };
}

const ERROR = 50;
const FRAME = /^at (?:async )?(?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/;
/** Below the release, without where it is installed. */
const BUILT = /\/dist\/(server\/.+)$/;
const PACKAGE = /\/(node_modules\/.+)$/;

/** The frames of a stack, the innermost last; what is neither built here nor a package has its file's name alone. */
export const framesOf = (stack: string): SentryFrame[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file = '', row, column] = FRAME.exec(line.trim()) ?? [];
      if (!row) return [];
      const own = BUILT.exec(file)?.[1];
      const path = own ?? PACKAGE.exec(file)?.[1] ?? file.slice(file.lastIndexOf('/') + 1);
      const at = { line: Number(row), column: Number(column), isOwn: own !== undefined };
      return [frameAt(name, path.replace(/\?.*$/, ''), at)];
    })
    .slice(0, MOST_FRAMES)
    .reverse();

const isTold = ({ level = 0, job }: Line): boolean => level >= ERROR || job !== undefined;

function eventOf({ err = {}, msg, route, method, status, job }: Line) {
  const frames = framesOf(err.stack ?? '');
  const tags = {
    context: msg,
    route,
    method,
    status: status === undefined ? undefined : String(status),
    job,
  };
  return {
    platform: 'node',
    ...(route ? { transaction: route } : {}),
    tags,
    exception: {
      values: [
        {
          ...{ type: err.type ?? 'Error', value: err.message ?? '' },
          ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
        },
      ],
    },
  };
}

/**
 * Tells a Sentry-compatible service of the errors that stand in the log of this process (5xx, jobs, what nobody expected). `release`
 * is the build, as browsers name it.
 */
export function errorReports({
  dsn,
  release,
  environment,
  now = () => new Date(),
}: {
  readonly dsn: string;
  readonly release: string;
  readonly environment: string;
  readonly now?: () => Date;
}): ErrorReports {
  const told = new Map<string, number>();
  const going = new Set<Promise<void>>();
  let minute = { from: 0, count: 0 };
  let restsUntil = 0;

  const isNew = (key: string, at: number): boolean => {
    if ((told.get(key) ?? -Infinity) > at - SAME_MS) return false;
    if (at - minute.from >= MINUTE_MS) {
      minute = { from: at, count: 0 };
      for (const [known, since] of told) if (since <= at - SAME_MS) told.delete(known);
    }
    minute.count += 1;
    if (minute.count > MOST_A_MINUTE) return false;
    told.set(key, at);
    return true;
  };

  async function send(line: Line): Promise<void> {
    const event = { ...eventOf(line), release, environment };
    const { url, body } = envelopeOf(dsn, { event, id: randomUUID().replaceAll('-', ''), now: now() });
    const answer = await fetch(url, {
      ...{ method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) },
      headers: { 'content-type': 'application/x-sentry-envelope' },
    });
    if (answer.status === 429)
      restsUntil = now().getTime() + (Number(answer.headers.get('retry-after')) * 1000 || MINUTE_MS);
    await answer.body?.cancel();
  }

  return {
    write(text) {
      if (sampleRate(environment) === 0 || !text.includes('"err":')) return;
      const line = JSON.parse(text) as Line;
      const at = now().getTime();
      if (!line.err || !isTold(line) || at < restsUntil) return;
      if (!isNew([line.err.type, line.err.message, line.msg, line.route].join('\n'), at)) return;
      // It is in the log, whatever becomes of it here.
      const sending = send(line).catch(() => undefined);
      going.add(sending);
      void sending.finally(() => going.delete(sending));
    },
    settled: async () => void (await Promise.all(going)),
  };
}
