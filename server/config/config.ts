import { statSync } from 'node:fs';
import type { Ports } from '@/core/contract';
import { type AccountReader, type Accounts, secretAndOrigin } from './account';
import { demoMode, type RealAccount } from './demo-mode';
import { ConfigError, type Env, flag, optional, text, url, whole } from './env';
import { mailgunConfig, type MailgunConfig } from './mailgun-account';
import { operating, type Operating } from './operating';
import { loadSecrets } from './secrets';

/** Everything that is read from the environment, once, at start. */
export interface Config extends Operating {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null means the embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Demo agencies, dev mailbox, embedded identity provider; never in production. */
  readonly demo: boolean;
  /** The embedded suppliers sell, and the test gateway takes cards: in the demo, and to try a deployment. */
  readonly sandbox: boolean;
  /** In demo mode the demo agencies are given bookings of the past months. */
  readonly demoBookings: boolean;
  readonly environment: string;
  readonly logLevel: string;
  /** Where browsers reach the platform; its scheme and port are those of every agency's links (SEC-30). */
  readonly publicUrl: string;
  /** Host of the platform's own agency (G44); agencies are its subdomains. */
  readonly platformHost: string;
  /** Number of proxies whose X-Forwarded-* are believed (SEC-30). */
  readonly trustedProxies: number;
  /** The proxy says in `X-Forwarded-Host` which host was asked for, whatever a visitor sent (SEC-51). */
  readonly forwardedHost: boolean;
  readonly webDir: string;
  /** Named failpoints for crash tests; empty in production. */
  readonly failpoints: string;
  /** Public `auth-key`, `secret-code` headers (G51) and the server's own signing secret. */
  readonly authKey: string;
  readonly secretCode: string;
  readonly signingSecret: string;
  readonly smtpUrl: string | null;
  /** Where errors of this server are told beside its log; never in a page. */
  readonly serverErrorDsn: string | null;
  /** Google's OpenID Connect client; null without it. */
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** Workspace domains whose accounts alone open accounts of staff; null: any account does. */
    readonly staffDomains: readonly string[] | null;
  } | null;
  /** Accounts of connectors at real systems; `accountIn` reads one. */
  readonly accounts: Accounts;
  /** Where letters go that leave from agencies' own domains. */
  readonly mailgun: MailgunConfig;
  /** Folder with airlines' own logos by IATA code; null for the platform's marks. */
  readonly airlineLogos: string | null;
  /** Key of a place search for photos of places; null without it. `url` is an origin. */
  readonly placePhotos: { readonly key: string; readonly url: string } | null;
  /** Origin of a host that suggests places to stay; null for the embedded places. */
  readonly autosuggestHost: string | null;
  /** What the browser talks to besides this server; all null by default (G60). */
  readonly ports: Ports;
  /** Ids of suppliers that sell nothing new; what they sold is looked after as before. */
  readonly suppliersOff: readonly string[];
  /** Multiplies how long the embedded suppliers usually think before they answer a search; 0: not at all. */
  readonly supplierPace: number;
  /** What an agency pays that signs up now (G102). */
  readonly subscriptionRate: 'regular' | 'holiday';
  /** Multiplies every request budget; 1 unless a load test asks for more. */
  readonly rateFactor: number;
}

function demo(
  env: Env,
  circumstances: { isEmbedded: boolean; hosts: string[]; accounts: RealAccount[] },
): { demo: boolean; sandbox: boolean } {
  const said = optional(env, 'DEMO')?.toLowerCase();
  const mode = demoMode({
    asked: said === undefined ? null : said === 'public' ? said : flag(env, 'DEMO', false),
    sandbox: flag(env, 'SANDBOX', false),
    environment: text(env, 'ENVIRONMENT', 'development'),
    ...circumstances,
  });
  if (typeof mode === 'string') throw new ConfigError(mode);
  return mode;
}

function folder(env: Env, name: string): string | null {
  const path = optional(env, name);
  if (path !== null && !statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(`${name} must be a folder`);
  return path;
}

function google(env: Env): Config['google'] {
  const clientId = optional(env, 'GOOGLE_CLIENT_ID');
  const clientSecret = optional(env, 'GOOGLE_CLIENT_SECRET');
  const named = (optional(env, 'GOOGLE_STAFF_DOMAINS') ?? '').toLowerCase().split(',');
  const domains = named.map((domain) => domain.trim()).filter(Boolean);
  if (clientId && clientSecret)
    return { clientId, clientSecret, staffDomains: domains.length > 0 ? domains : null };
  if (domains.length > 0) throw new ConfigError('GOOGLE_STAFF_DOMAINS needs GOOGLE_CLIENT_ID');
  if (clientId || clientSecret)
    throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together');
  return null;
}

function placePhotos(env: Env): Config['placePhotos'] {
  const found = secretAndOrigin(env, {
    secret: 'PLACE_PHOTOS_KEY',
    url: 'PLACE_PHOTOS_URL',
    usual: 'https://places.googleapis.com',
  });
  return found && { key: found.secret, url: found.url };
}

function subscriptionRate(env: Env): Config['subscriptionRate'] {
  const rate = text(env, 'SUBSCRIPTION_RATE', 'regular').toLowerCase();
  if (rate === 'regular' || rate === 'holiday') return rate;
  throw new ConfigError('SUBSCRIPTION_RATE is regular or holiday');
}

function dsn(env: Env, name: string): string | null {
  const parsed = url(env, name, ['https:', 'http:']);
  if (parsed && (!parsed.username || !/^\/(?:.+\/)?\d+$/.test(parsed.pathname)))
    throw new ConfigError(`${name} must look like https://<key>@<host>/<project>`);
  return parsed?.href ?? null;
}

/** A style of vector tiles; tiles, letters and signs may come from other origins, which are named beside it. */
function mapStyle(env: Env): Ports['mapStyle'] {
  const style = url(env, 'MAP_STYLE_URL', ['https:', 'http:']);
  if (!style) return null;
  const named = text(env, 'MAP_STYLE_ORIGINS', '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  const origins = named.map((origin) => {
    const parsed = URL.canParse(origin) ? new URL(origin) : null;
    if (!parsed || !['https:', 'http:'].includes(parsed.protocol))
      throw new ConfigError(
        'MAP_STYLE_ORIGINS must be addresses such as https://tiles.example, with commas between them',
      );
    return parsed.origin;
  });
  return { url: style.href, origins };
}

const ports = (env: Env): Ports => ({
  apiBase: url(env, 'API_BASE_URL', ['https:', 'http:'])?.origin ?? null,
  gatekeeper: optional(env, 'GATEKEEPER_HOST')?.toLowerCase() ?? null,
  mapsScript: url(env, 'MAPS_SCRIPT_URL', ['https:'])?.href ?? null,
  mapStyle: mapStyle(env),
  geolocation: url(env, 'GEOLOCATION_URL', ['https:', 'http:'])?.href ?? null,
  errorDsn: dsn(env, 'ERROR_REPORT_DSN'),
  placePhotos: optional(env, 'PLACE_PHOTOS_KEY') !== null,
});

function proxies(env: Env): Pick<Config, 'trustedProxies' | 'forwardedHost'> {
  const trustedProxies = whole(env, 'TRUSTED_PROXIES', 0, 10);
  const forwardedHost = flag(env, 'FORWARDED_HOST', false);
  if (forwardedHost && trustedProxies === 0)
    throw new ConfigError(
      'FORWARDED_HOST needs TRUSTED_PROXIES: without a proxy a visitor would say whose page it is',
    );
  return { trustedProxies, forwardedHost };
}

/**
 * Reads the environment. On the embedded database missing secrets are made on first start and kept under
 * `DATA_DIR`; with DATABASE_URL they must be given, since all processes share them. `readers`: of the accounts that the
 * installed connectors have. Throws ConfigError.
 */
export function readConfig(env: Env, readers: readonly AccountReader<unknown>[]): Config {
  const port = whole(env, 'PORT', 4000, 65_535);
  const dataDir = text(env, 'DATA_DIR', '.data');
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? null;
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? new URL(`http://localhost:${port}`);
  const platformHost = text(env, 'PLATFORM_HOST', publicUrl.hostname).toLowerCase();
  const rateFactor = Number(text(env, 'RATE_FACTOR', '1'));
  if (!(rateFactor > 0)) throw new ConfigError('RATE_FACTOR must be a number above 0');
  const supplierPace = Number(text(env, 'SUPPLIER_PACE', '1'));
  if (!(supplierPace >= 0 && supplierPace <= 100))
    throw new ConfigError('SUPPLIER_PACE must be a number from 0 to 100');
  const accounts = readers.flatMap(({ id, variable, read, isTest }) => {
    const account = read(env);
    return account === null ? [] : [{ id, variable, account, isTest: isTest(account) }];
  });
  return {
    port,
    host: text(env, 'HOST', '0.0.0.0'),
    dataDir,
    databaseUrl,
    ...demo(env, {
      isEmbedded: databaseUrl === null,
      hosts: [publicUrl.hostname, platformHost],
      accounts,
    }),
    demoBookings: flag(env, 'DEMO_BOOKINGS', true),
    environment: text(env, 'ENVIRONMENT', 'development'),
    logLevel: text(env, 'LOG_LEVEL', 'info'),
    publicUrl: publicUrl.origin,
    platformHost,
    ...proxies(env),
    webDir: text(env, 'WEB_DIR', 'dist/web'),
    failpoints: text(env, 'CARAVEL_FAILPOINTS', ''),
    ...operating(env, { port, databaseUrl }),
    ...loadSecrets(env, databaseUrl === null ? dataDir : null),
    serverErrorDsn: dsn(env, 'SERVER_ERROR_REPORT_DSN'),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href ?? null,
    google: google(env),
    accounts: Object.fromEntries(accounts.map(({ id, account }) => [id, account])),
    mailgun: mailgunConfig(env),
    airlineLogos: folder(env, 'AIRLINE_LOGOS_DIR'),
    placePhotos: placePhotos(env),
    autosuggestHost: url(env, 'AUTOSUGGEST_HOST', ['https:', 'http:'])?.origin ?? null,
    ports: ports(env),
    suppliersOff: text(env, 'SUPPLIERS_OFF', '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    supplierPace,
    subscriptionRate: subscriptionRate(env),
    rateFactor,
  };
}
