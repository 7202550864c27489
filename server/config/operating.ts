import { atLeastOne, ConfigError, type Env, flag, optional, url, whole } from './env';

/** How the calls to one supplier outside are held back: see `server/lines`. */
export interface LineLimits {
  /** Calls about what is for sale that are under way at the same time. */
  readonly sales: number;
  /** The same of orders. */
  readonly orders: number;
  /** Milliseconds that a call waits for room. */
  readonly patienceMs: number;
  readonly breaker: BreakerLimits;
}

/** When a supplier that does not answer is left alone. */
export interface BreakerLimits {
  /** So many outages one after the other; 0: never. */
  readonly outages: number;
  /** Milliseconds within which they have to come. */
  readonly withinMs: number;
  /** Milliseconds for which it is then asked for nothing new. */
  readonly restMs: number;
}

/** What concerns those alone who run it. */
export interface Operating {
  /** Where the role to whom the tables belong logs in; null: the role of `databaseUrl` makes them itself. */
  readonly ownerUrl: string | null;
  /** Seconds that a start waits for PostgreSQL. */
  readonly databaseWaitS: number;
  /** Runs on a schema that a newer release has added to. */
  readonly allowNewerSchema: boolean;
  /** Where numbers about the process are had: on a port of its own, with a token on the site's, or on this machine alone. */
  readonly metrics: { readonly port: number | null; readonly token: string | null };
  readonly lines: LineLimits;
}

/** Throws ConfigError. */
export const lineLimits = (env: Env): LineLimits => ({
  sales: atLeastOne(env, 'SUPPLIER_CALLS', 32, 1_000),
  orders: atLeastOne(env, 'SUPPLIER_ORDER_CALLS', 32, 1_000),
  patienceMs: whole(env, 'SUPPLIER_PATIENCE_MS', 2_000, 60_000),
  breaker: {
    outages: whole(env, 'SUPPLIER_OUTAGES', 5, 1_000),
    withinMs: 1_000 * atLeastOne(env, 'SUPPLIER_OUTAGES_WITHIN', 300, 86_400),
    restMs: 1_000 * atLeastOne(env, 'SUPPLIER_REST', 30, 3_600),
  },
});

/** Throws ConfigError. */
export function operating(
  env: Env,
  { port, databaseUrl }: { port: number; databaseUrl: string | null },
): Operating {
  const ownerUrl = url(env, 'MIGRATIONS_DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? null;
  if (ownerUrl && !databaseUrl) throw new ConfigError('MIGRATIONS_DATABASE_URL needs DATABASE_URL');
  const metricsPort = optional(env, 'METRICS_PORT') === null ? null : whole(env, 'METRICS_PORT', 0, 65_535);
  if (metricsPort !== null && metricsPort === port && port !== 0)
    throw new ConfigError('METRICS_PORT must be another port than PORT');
  const token = optional(env, 'METRICS_TOKEN');
  // Not repeated: it is a secret.
  if (token !== null && !/^[\x21-\x7e]{16,}$/.test(token))
    throw new ConfigError('METRICS_TOKEN must have at least 16 characters and no blanks');
  return {
    ownerUrl,
    databaseWaitS: whole(env, 'DATABASE_WAIT_SECONDS', 300, 86_400),
    allowNewerSchema: flag(env, 'ALLOW_NEWER_SCHEMA', false),
    metrics: { port: metricsPort, token },
    lines: lineLimits(env),
  };
}
