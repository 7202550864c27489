import { ConfigError, type Env, flag, optional, url, whole } from './env';

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
}

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
  };
}
