import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DestinationStream, Logger } from 'pino';
import { warmUp } from './auth/password';
import { answerBackups } from './backup/ask';
import { compose, type Server } from './compose';
import type { Config } from './config/config';
import { databaseThere } from './db/arrival';
import { sweepTable, unsweptTables } from './db/embedded';
import { type Database, openDb } from './db/open';
import { errorReports } from './host/error-report';
import { faultRoutes } from './demo/faults';
import { gatewayIn, startHistory } from './demo/history';
import { seedDemoInvitation } from './demo/invitation';
import { demoLogo, pictureRoutes } from './demo/pictures';
import { demoAccounts, seedDemo } from './demo/seed';
import { seedDemoSignOn } from './demo/sign-on';
import { loginFault } from './db/login';
import { isOnThisMachine, openWarning } from './config/demo-mode';
import { takeRound } from './jobs/rounds';
import { listen, portOf } from './host/listen';
import { metricsListener } from './host/metrics-access';
import type { Site } from './host/pages/site';
import { migrationsOf } from './migrations';
import { connectors, openGateway } from './connectors';
import { createEmbeddedGateway, type OpenGateway, paymentsOf } from './payment';
import { claimJournal } from './payment/embedded/home';
import { plugins } from './plugins';
import type { Clock, Services } from './ports/services';
import { paced } from './http/bulk/paced';
import { openLog } from './http/logger';

/** How long `/readyz` says so before a stopping process closes its port: whoever asks every few seconds sees it. */
const NOTICE_MS = 5_000;
/** How long a stopping process lets running requests finish. */
const DRAIN_MS = 15_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Round {
  readonly everyMs: number;
  readonly run: (services: Services) => Promise<void>;
}

export interface Running {
  readonly server: Server;
  readonly port: number;
  readonly log: Logger;
  /** Once errors that others are told of are told, or have failed. */
  settled(): Promise<void>;
  /** Takes no new requests, lets running ones and jobs finish, closes the database. */
  stop(): Promise<void>;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface StartOptions {
  config: Config;
  site: Site;
  /** Sees each request first: the development server of the browser code. */
  middleware?: Middleware;
  /** Where the log goes; the standard output without it. */
  logTo?: DestinationStream;
  /** The machine's without it. */
  clock?: Clock;
}

/** Of a PostgreSQL server: whoever works with the tables, and whoever they belong to. */
const databases = ({ databaseUrl, ownerUrl }: Config) =>
  [
    { variable: 'DATABASE_URL', url: databaseUrl },
    { variable: 'MIGRATIONS_DATABASE_URL', url: ownerUrl },
  ].filter((address): address is { variable: string; url: string } => address.url !== null);

/** Waits for the database, opens it, brings it up to date, seeds the demo, and listens. Throws NoDatabase. */
export async function start({
  config,
  site,
  middleware,
  logTo,
  clock = { now: () => new Date() },
}: StartOptions): Promise<Running> {
  const reports = config.serverErrorDsn
    ? errorReports({ dsn: config.serverErrorDsn, release: site.build, environment: config.environment })
    : undefined;
  const log = openLog(config.logLevel, logTo, reports);
  const warning = openWarning(config);
  if (warning) log.warn(warning);
  await databaseThere(databases(config), { waitS: config.databaseWaitS, say: (line) => log.warn(line) });
  const db = await openDb(config);
  try {
    const applied = await db.migrate(migrationsOf(plugins, connectors), {
      allowNewer: config.allowNewerSchema,
    });
    if (applied.length > 0) log.info({ applied }, 'the schema was brought up to date');
    const fault = await loginFault(db);
    if (fault && !isOnThisMachine(config)) throw new Error(fault);
    if (fault) log.warn(fault);
    if (config.demo) {
      await seedDemo(db);
      await seedDemoSignOn(db, config, clock.now());
    }
    const gatewayDir = join(config.dataDir, 'gateway');
    if (config.sandbox) await claimJournal(db, gatewayDir);
    const { gateway, routes } = createEmbeddedGateway({
      journal: { dir: gatewayDir },
      clock,
      onTrouble: (error) => log.error({ err: error }, 'The gateway cannot use its journal: nobody can pay'),
    });
    const real = openGateway({ config, db, clock });
    const server = await compose({
      config,
      log,
      clock,
      db,
      plugins,
      connectors,
      site,
      payments: paymentsOf({ real, embedded: gateway, isSandbox: config.sandbox }),
      gatewayPages: config.sandbox && !real ? routes : null,
      real,
      ...(config.demo
        ? { demo: { accounts: demoAccounts, routes: [...pictureRoutes, ...faultRoutes], logos: demoLogo } }
        : {}),
    });
    void warmUp();
    // Alone on the embedded database, what seems to be driven was left by a dead process.
    const endRecovery = await server.bookings.recovery.start({ alone: db.embedded });
    await server.sweeping.begin();
    const endRounds = startRounds(
      [
        ...plugins.flatMap(({ plugin }) => plugin.rounds ?? []),
        reconciling(server),
        ...(real ? [registering(real)] : []),
        ...(db.embedded ? [sweepingTables(db)] : []),
      ],
      server.services,
    );
    const endBackups = db.snapshot
      ? answerBackups({ dataDir: config.dataDir, snapshot: db.snapshot, log })
      : async () => {};
    const http = await listenTo(server, config, middleware);
    const metrics =
      config.metrics.port === null
        ? null
        : await listen(metricsListener(server.metrics, config), {
            host: config.host,
            port: config.metrics.port,
            isHttps: false,
          });
    const port = portOf(http);
    if (config.port === 0) {
      server.address.publicUrl = `http://localhost:${port}`;
      server.tenants.forget();
    }
    // A real mail server would be sent an address that does not exist.
    const mayWrite = config.demo && !config.smtpUrl;
    if (mayWrite) await seedDemoInvitation(server);
    // One process alone makes it: of several each would.
    const endHistory =
      mayWrite && config.demoBookings && db.embedded
        ? startHistory({ services: server.services, plugins, gatewayAt: gatewayIn(gatewayDir) })
        : async () => {};
    return {
      server,
      port,
      log,
      settled: async () => reports?.settled(),
      stop: () =>
        stop(http, server, isOnThisMachine(config) ? 0 : NOTICE_MS, async () => {
          metrics?.close();
          await Promise.all([endHistory(), endRounds(), endRecovery(), endBackups()]);
        }),
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Books are compared every hour by one process of all; what differs waits for a person. */
const reconciling = (server: Server): Round => ({
  everyMs: HOUR_MS,
  async run({ db, clock, log }) {
    if (!(await takeRound(db, 'reconciliation', HOUR_MS, clock.now()))) return;
    const { differences, ...compared } = await server.reconcile();
    log.info({ differences: differences.length, ...compared }, 'the books were compared');
  },
});

/** Hosts are registered at the gateway within minutes after they are proven, by one process of all. */
const registering = (real: OpenGateway): Round => ({
  everyMs: 5 * MINUTE_MS,
  async run({ db, clock, log, config }) {
    if (!(await takeRound(db, 'payment-domains', 5 * MINUTE_MS, clock.now()))) return;
    await real.register({ log, config });
  },
});

/** The embedded database, whose tables nobody else sweeps. */
const sweepingTables = (db: Database): Round => ({
  everyMs: 10 * MINUTE_MS,
  async run() {
    for (const name of await unsweptTables(db)) await paced(null, () => sweepTable(db, name));
  },
});

/**
 * Begins rounds of work, the first soon after the start: what became due while nothing ran has waited long enough. Returns
 * what ends them and waits for those that run.
 */
function startRounds(rounds: readonly Round[], services: Services): () => Promise<void> {
  const ends = rounds.map(({ everyMs, run }) => {
    let running: Promise<void> | null = null;
    const go = () => {
      running ??= run(services)
        .catch((error: unknown) => services.log.error({ err: error }, 'A round of a plugin failed'))
        .finally(() => (running = null));
    };
    const timers = [setTimeout(go, everyMs / 12).unref(), setInterval(go, everyMs).unref()];
    return async () => {
      for (const timer of timers) clearTimeout(timer);
      await running;
    };
  });
  return async () => void (await Promise.all(ends.map((end) => end())));
}

function listenTo(server: Server, config: Config, middleware?: Middleware): Promise<HttpServer> {
  const answer = getRequestListener(server.app.fetch);
  return listen(
    (request, response) => {
      if (middleware) middleware(request, response, () => void answer(request, response));
      else void answer(request, response);
    },
    { port: config.port, host: config.host, isHttps: config.publicUrl.startsWith('https:') },
  );
}

async function stop(
  http: HttpServer,
  server: Server,
  noticeMs: number,
  endRecovery: () => Promise<void>,
): Promise<void> {
  server.drain();
  await sleep(noticeMs);
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  http.closeIdleConnections();
  const late = setTimeout(() => http.closeAllConnections(), DRAIN_MS);
  const idle = setInterval(() => http.closeIdleConnections(), 200);
  await closed;
  clearTimeout(late);
  clearInterval(idle);
  await endRecovery();
  await server.stop();
}
