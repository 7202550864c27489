import type { Api } from '../api/client';
import { apiAtom } from '../api/context';
import { ApiError } from '../api/error';
import { reportError } from '../contract/report';
import { sampleRate } from '../contract/sentry';
import { store as pageStore, type Store } from '../state/store';
import { bootstrapAtom } from '../tenant/bootstrap';
import { buildReport, sentryEnvelope } from './build-report';

/** Reports of one page; an error in a loop says nothing new. */
const MOST = 10;
const sent = new Set<string>();

/** Answers of the server are no errors of this page; it has its own log for them. */
const isWorthTelling = (error: unknown): boolean =>
  !(error instanceof ApiError) && (error as { name?: unknown } | null)?.name !== 'AbortError';

const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', body, credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });

/** Sends one report, if this environment reports at all (R159): to the configured service, else to the own host. */
export async function send(
  error: unknown,
  context: string,
  timeoutSeconds?: number,
  store: Store = pageStore,
): Promise<boolean> {
  const { environment, build, ports } = store.get(bootstrapAtom);
  if (sampleRate(environment) === 0 || !isWorthTelling(error)) return false;
  const report = buildReport(error, {
    context,
    timeoutSeconds,
    pathname: location.pathname,
    build,
    environment,
  });
  const key = `${report.type}:${report.message}:${report.context}`;
  if (sent.has(key) || sent.size >= MOST) return false;
  sent.add(key);
  if (ports.errorDsn) {
    const id = crypto.randomUUID().replaceAll('-', '');
    const { url, body } = sentryEnvelope(ports.errorDsn, report, id, new Date());
    await post(url, body);
  } else {
    const api: Api = store.get(apiAtom);
    await api.call(reportError, { body: report }, { keepsSession: true });
  }
  return true;
}

/** Forgets what was sent, between tests. */
export const forgetReports = (): void => sent.clear();
