import { type Logger, pino } from 'pino';
import { compose, type Server } from '../compose';
import type { Config } from '../config/config';
import { lineLimits } from '../config/operating';
import type { Database } from '../db/open';
import { DEMO_USERS, demoEmail } from '../config/demo-accounts';
import { createEmbeddedGateway, paymentsOf, type GatewayEntry, type PaymentGateway } from '../payment';
import { stripeAccount } from '@/plugins/stripe/account';
import { openStripe } from '@/plugins/stripe/open';
import { accountIn } from '../config/account';
import { connectors } from '../connectors';
import { migrationsOf } from '../migrations';
import type { ServerPluginEntry } from '../plugin';
import type { NewAgency } from '../tenancy/create';
import { PASSWORD, seedAgencies, type TestAgency } from './agencies';
import { type TestClock, testClock } from './clock';
import { fakeAccount, type FakeStripe } from '@/plugins/stripe/testing/fake';
import { testDb } from './database';
import { type FakeDns, fakeDns } from './dns';
import { testSite } from './site';

export { testDb } from './database';
export { testClock, type TestClock } from './clock';
export { PASSWORD, seedAgencies, TEST_AGENCIES, type TestAgency } from './agencies';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any;
}

export interface RequestOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** Address of the caller. */
  ip?: string;
}

export interface TestServer {
  readonly server: Server;
  readonly db: Database;
  readonly clock: TestClock;
  /** Knows no host until a test says so. */
  readonly dns: FakeDns;
  readonly agencies: Record<string, TestAgency>;
  /** What the gateway wrote down of every payment. */
  readonly payments: readonly GatewayEntry[];
  /** Sends `auth-key` and, with a body that is neither text nor bytes, JSON. */
  request(host: string, method: string, path: string, options?: RequestOptions): Promise<Answer>;
  /** A token of `<name>@<subdomain>.example` on the agency's host. */
  login(subdomain: string, name: (typeof DEMO_USERS)[number]['name'] | 'other'): Promise<string>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  plugins?: readonly ServerPluginEntry[];
  agencies?: readonly NewAgency[];
  config?: Partial<Config>;
  /** Instead of the embedded gateway. */
  payments?: PaymentGateway;
  /** A stand-in for Stripe that takes the payments. */
  stripe?: FakeStripe;
  /** Instead of a fresh one: is brought up to date, and keeps the agencies that it has. */
  db?: Database;
  /** Jobs run by themselves, as they do in use; without it tests drain them. */
  background?: boolean;
  /** Where the server writes its log; nowhere without it. */
  log?: Logger;
}

export const CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '.tmp',
  databaseUrl: null,
  ownerUrl: null,
  databaseWaitS: 0,
  allowNewerSchema: false,
  metrics: { port: null, token: null },
  lines: lineLimits({}),
  demo: true,
  sandbox: true,
  demoBookings: false,
  environment: 'test',
  logLevel: 'silent',
  publicUrl: 'http://localhost:4000',
  platformHost: 'localhost',
  trustedProxies: 0,
  forwardedHost: false,
  webDir: '',
  failpoints: '',
  authKey: 'test-auth-key',
  secretCode: 'test-secret-code',
  signingSecret: 'test-signing-secret',
  smtpUrl: null,
  serverErrorDsn: null,
  google: null,
  accounts: {},
  mailgun: { account: null, urls: { us: 'http://mailgun.test', eu: 'http://mailgun.test' } },
  airlineLogos: null,
  placePhotos: null,
  ports: {
    apiBase: null,
    gatekeeper: null,
    mapsScript: null,
    mapStyle: null,
    geolocation: null,
    errorDsn: null,
    placePhotos: false,
  },
  autosuggestHost: null,
  suppliersOff: [],
  supplierPace: 0,
  subscriptionRate: 'regular',
  rateFactor: 1,
};

const isWritten = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** The whole server in this process on a fresh database, with a clock that stands still and no network. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { plugins = [] } = options;
  const config = { ...CONFIG, ...options.config };
  const clock = testClock();
  const dns = fakeDns();
  const db = options.db ?? (await testDb(migrationsOf(plugins, connectors)));
  if (options.db) await db.migrate(migrationsOf(plugins, connectors));
  const agencies = options.db ? {} : await seedAgencies(db, options.agencies);
  const entries: GatewayEntry[] = [];
  const { gateway, routes } = createEmbeddedGateway({ journal: { entries }, clock, lateMs: 50 });
  const stripe = options.stripe
    ? openStripe({
        account: accountIn(config, stripeAccount) ?? fakeAccount(options.stripe),
        ...{ db, clock, ask: options.stripe.fetch },
      })
    : null;
  const server = await compose({
    config,
    clock,
    db,
    dns,
    plugins,
    connectors,
    log: options.log ?? pino({ level: config.logLevel }),
    site: testSite,
    payments: options.payments ?? paymentsOf({ real: stripe, embedded: gateway, isSandbox: true }),
    gatewayPages: stripe ? null : routes,
    real: stripe,
    background: options.background ?? false,
    // No test asks the network for a name: what the internet has is public, what `.test` has is this machine's.
    resolve: async (host) => [{ address: host.endsWith('.test') ? '127.0.0.1' : '93.184.216.34', family: 4 }],
  });

  const request: TestServer['request'] = async (
    host,
    method,
    path,
    { token, body, headers = {}, ip = '127.0.0.1' } = {},
  ) => {
    const sent: Record<string, string> = { host, 'auth-key': config.authKey, ...headers };
    if (token) sent['x-access-token'] = token;
    if (body !== undefined) sent['content-type'] ??= 'application/json';
    const answer = await server.app.fetch(
      new Request(`http://${host}${path}`, {
        method,
        headers: sent,
        ...(body === undefined ? {} : { body: isWritten(body) ? body : JSON.stringify(body) }),
      }),
      { incoming: { socket: { remoteAddress: ip } } } as never,
    );
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      json: isJson && text ? JSON.parse(text) : undefined,
    };
  };

  return {
    server,
    db,
    clock,
    dns,
    agencies,
    payments: entries,
    request,
    async login(subdomain, name) {
      const { host } = agencies[subdomain] as TestAgency;
      const body = { email: demoEmail({ name: name as 'client' }, subdomain), password: PASSWORD };
      const answer = await request(host, 'POST', '/api/user/login', { body });
      if (answer.status !== 200) throw new Error(`${body.email} could not sign in: ${answer.text}`);
      return answer.json.auth as string;
    },
    close: () => server.stop(),
  };
}
