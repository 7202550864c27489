import type { ErrorReport } from '../contract/report';
import { scrub } from '../contract/scrub';
import { envelopeOf, frameAt } from '../contract/sentry';

/** A path without what tells about somebody: ids become a word, the query goes. */
export const placeOf = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (/\d/.test(part) && part.length > 3 ? '[id]' : part))
    .join('/')
    .slice(0, 200);

/** A script of the page itself, with line and column: what source maps are found by. Chrome puts it in brackets, others after @. */
const OWN_SCRIPT = /\/assets\/[\w.-]{1,120}\.m?js(?:\?[^:)\s]*)?:\d+:\d+/;
const FRAME = /^(?:at )?(?:async )?(.*?)(?:@| \()?(\/assets\/[\w.-]+\.m?js):(\d+):(\d+)\)?$/;

/** A line of a stack without hosts, queries and what looks personal; names of own scripts stay, although they look like tokens. */
function lineOf(line: string): string {
  const plain = line.replace(/https?:\/\/[^/)\s]+/g, '');
  const script = OWN_SCRIPT.exec(plain);
  if (!script) return scrub(plain).slice(0, 200);
  const before = scrub(plain.slice(0, script.index)).slice(0, 80);
  return before + script[0].replace(/\?[^:]*/, '') + (plain.includes('(') ? ')' : '');
}

/** Frames as Sentry reads them, the innermost last. Of every agency's host a script is the same: `~/assets/…` of the release. */
const framesOf = (stack: readonly string[]) =>
  stack
    .flatMap((line) => {
      const [, name, path, row, column] = FRAME.exec(line) ?? [];
      if (!path) return [];
      return [frameAt(name, path.slice(1), { line: Number(row), column: Number(column) })];
    })
    .reverse();

export interface ReportContext {
  context: string;
  timeoutSeconds?: number | undefined;
  pathname: string;
  build: string;
  environment: string;
}

/** What is told of an error: its kind, its words and its stack without personal data (SEC-43). */
export function buildReport(error: unknown, about: ReportContext): ErrorReport {
  const known = error instanceof Error ? error : undefined;
  const lines = (known?.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at ') || line.includes('@'));
  return {
    type: (known?.name ?? typeof error).slice(0, 80),
    message: scrub(known?.message ?? String(error)).slice(0, 500),
    stack: lines.slice(0, 20).map(lineOf),
    page: placeOf(about.pathname),
    context: about.context.slice(0, 80),
    ...(about.timeoutSeconds ? { timeoutSeconds: about.timeoutSeconds } : {}),
    build: about.build,
    environment: about.environment,
  };
}

/** Where and what to send for a Sentry-compatible service: an envelope of one event. */
export function sentryEnvelope(
  dsn: string,
  report: ErrorReport,
  id: string,
  now: Date,
): { url: string; body: string } {
  const frames = framesOf(report.stack);
  const event = {
    platform: 'javascript',
    release: report.build,
    environment: report.environment,
    transaction: report.page,
    tags: {
      context: report.context,
      ...(report.timeoutSeconds ? { timeoutSeconds: String(report.timeoutSeconds) } : {}),
    },
    extra: { stack: report.stack },
    exception: {
      values: [
        {
          ...{ type: report.type, value: report.message },
          ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
        },
      ],
    },
  };
  return envelopeOf(dsn, { event, id, now });
}
