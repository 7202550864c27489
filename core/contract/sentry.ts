/** A place in the code, as Sentry reads it. */
export interface SentryFrame {
  readonly function?: string;
  /** `app:///…`: the same wherever it runs, so that maps of the release are found by it. */
  readonly filename: string;
  readonly abs_path: string;
  readonly lineno: number;
  readonly colno: number;
  /** Of our own code. */
  readonly in_app: boolean;
}

/** Every error in the environments that people use, none elsewhere (R159). */
export const sampleRate = (environment: string): 0 | 1 =>
  ['uat', 'qa', 'prod'].includes(environment) ? 1 : 0;

/** A place by the file's path below the release, such as `assets/main.js`. */
export const frameAt = (
  name: string | undefined,
  path: string,
  {
    line,
    column,
    isOwn = true,
  }: { readonly line: number; readonly column: number; readonly isOwn?: boolean },
): SentryFrame => ({
  ...(name?.trim() ? { function: name.trim() } : {}),
  ...{ filename: `app:///${path}`, abs_path: `app:///${path}`, lineno: line, colno: column, in_app: isOwn },
});

/** Where and what to send for a Sentry-compatible service: an envelope of one event. */
export function envelopeOf(
  dsn: string,
  { event, id, now }: { readonly event: object; readonly id: string; readonly now: Date },
): { url: string; body: string } {
  const { origin, username, pathname } = new URL(dsn);
  const parts = pathname.split('/').filter(Boolean);
  const project = parts.pop();
  const prefix = parts.length > 0 ? `/${parts.join('/')}` : '';
  const told = { event_id: id, timestamp: now.getTime() / 1000, level: 'error', ...event };
  return {
    url: `${origin}${prefix}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`,
    body: [{ event_id: id, sent_at: now.toISOString() }, { type: 'event' }, told]
      .map((part) => JSON.stringify(part))
      .join('\n'),
  };
}
