import type { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import { type Bootstrap, isActivated } from '@/core/contract';
import { accountHandlers } from './accounts';
import { noticed, personCalled, reconcile, type Reconciliation } from './attention';
import { createAudit } from './audit/audit';
import { createBudget } from './auth/budget';
import { authHandlers } from './auth/handlers';
import { secondFactorHandlers } from './accounts/second-factor';
import { createSecondFactors } from './auth/second-factor/store';
import { createLoginThrottle } from './auth/throttle';
import { readFailpoints, type RecoveringEngine } from './booking';
import { forgetLeftTravelers } from './booking/forget/forget';
import type { Config } from './config/config';
import { agencyHandlers } from './core-plugin/agency';
import { applicationHandlers } from './core-plugin/applications';
import { bookingClientHandlers } from './core-plugin/booking-clients';
import { bookingHandlers } from './core-plugin/bookings';
import { errorHandlers } from './core-plugin/errors';
import type { Database } from './db/open';
import type { Tx } from './db/types';
import { sellingServices } from './selling-services';
import { createApi } from './host/api';
import { createApp } from './host/app';
import { docsRoutes } from './host/docs';
import { isStaff } from './auth/raw-session';
import type { Handler } from './ports/handle';
import { createLimits } from './http/limits';
import { createMetrics, type Metrics } from './http/metrics';
import { openApi } from './host/openapi';
import { installMethods } from './installed/payment-methods';
import { createPages } from './host/pages/serve';
import type { Site } from './host/pages/site';
import type { RawRoute } from './http/raw';
import { isUuid } from './http/uuid';
import { createFiles } from './files';
import { createIdentity } from './identity';
import type { Resolve } from './identity/endpoint/address';
import { createLines } from './lines';
import { createBulk } from './jobs/bulk/bulk';
import { createJobs, type JobRunner } from './jobs/jobs';
import { createMailer } from './mail/mailer';
import { createLogos } from './files/logo';
import { mailboxRoutes } from './mail/mailbox';
import { mailbox, smtp } from './mail/transport';
import { installRoutes } from './installed/mail-routes';
import { createLetterPreviews } from './core-plugin/letters';
import { paymentAccountHandlers } from './core-plugin/payment-account';
import type { OpenGateway } from './payment';
import { bookingNamed, bookingOfKey, nudge } from './booking/nudge';
import type { Owed } from './ports/owed';
import type { PaymentGateway } from './ports/payment';
import { type Connector, type ServerPluginEntry, suppliesOf } from './plugin';
import { profileHandlers } from './profile';
import { placePhotoHandlers } from './reference/photos/plugin';
import { pictureProxy } from './selling/pictures/proxy';
import { readOwnLogos } from './reference/own-logos';
import { createReference } from './reference/plugin';
import { createSweeping, type Sweeping } from './retention';
import { migrationsOf } from './migrations';
import type { Clock, Services } from './ports/services';
import { createTenants, type Tenants } from './tenancy/directory';
import { systemDns } from './tenancy/dns';
import type { Dns } from './ports/dns';
import { menuDefaults, servicedPlugins } from './plugin/servicing';
import { soldWords } from './plugin/sold-words';

export interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  /** Opened and migrated. */
  readonly db: Database;
  /** The machine's name servers unless given. */
  readonly dns?: Dns;
  readonly plugins: readonly ServerPluginEntry[];
  readonly connectors: readonly Connector[];
  readonly site: Site;
  readonly payments: PaymentGateway;
  /** Pages of the embedded gateway, mounted at `/gateway`; null with a real gateway. */
  readonly gatewayPages: Hono | null;
  /** The real gateway, with what it brings besides. */
  readonly real?: OpenGateway | null;
  readonly demo?: {
    accounts: (agency: { subdomain: string }) => Bootstrap['demo'];
    routes: readonly RawRoute[];
    /** The SVG of a demo agency's logo at this path. */
    logos?: (path: string) => string | null;
  };
  /** Looks up the addresses of a host that an agency names; the system's resolver without it. */
  readonly resolve?: Resolve;
  /** Fetch jobs in the background; tests drain them instead. */
  readonly background?: boolean;
}

export interface Server {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  readonly services: Services;
  readonly bookings: RecoveringEngine;
  readonly tenants: Tenants;
  readonly jobs: JobRunner;
  /** Ends what is kept for a while only. */
  readonly sweeping: Sweeping;
  readonly metrics: Metrics;
  /** Every call that this server answers, with the plugin it belongs to; null is the platform. */
  readonly handlers: readonly { handler: Handler; plugin: string | null }[];
  /** Where the site is reached; set the port once it is known. */
  readonly address: { publicUrl: string; platformHost: string };
  /** Compares all books, and makes each difference a point that waits for a person. */
  reconcile(): Promise<Reconciliation>;
  /** From now on `/readyz` says that this process takes no new work; it still does what comes. */
  drain(): void;
  /** Stops taking work, finishes what runs, closes the database. */
  stop(): Promise<void>;
}

/** Puts the server together from its parts; whoever calls brings the network. */
export async function compose(parts: Parts): Promise<Server> {
  const { config, log, clock, db, plugins, connectors } = parts;
  const address = { publicUrl: config.publicUrl, platformHost: config.platformHost };
  const tenants = createTenants(db, address, {
    isTold: () => db.changes.isCurrent(),
    serviced: servicedPlugins(plugins),
    sells: soldWords(plugins, (id) => selling.products.get(id)?.listing),
    takesPayments: !parts.payments.isClosed,
  });
  db.changes.on('agency', tenants.forget);
  const jobs = createJobs({ db, clock, log, background: parts.background ?? true });
  const bulk = createBulk({ db, jobs, clock, log });
  const transport = config.smtpUrl ? smtp(config.smtpUrl, config.platformHost) : mailbox;
  const logoOf = createLogos(db, parts.demo?.logos);
  const mail = createMailer({
    ...{ db, jobs, clock, tenants, transport, logoOf },
    // Letters leave once the server stands, and with it the ways that plugins bring.
    route: (agency, letter) => route(agency, letter),
    platformHost: config.platformHost,
    factor: config.rateFactor,
  });
  const sweeping = createSweeping({
    ...{ db, jobs, clock, log, migrations: migrationsOf(plugins, connectors) },
    also: { 'travelers of bookings': () => forgetLeftTravelers(db, clock.now()) },
  });
  const agencyById = (agencyId: string) => tenants.find(agencyId);
  const audit = createAudit(clock);
  const lines = createLines(config.lines, log);
  const outside = {
    config,
    log,
    clock,
    db,
    dns: parts.dns ?? systemDns(),
    jobs,
    bulk,
    mail,
    audit,
    payments: parts.payments,
    supplies: suppliesOf(plugins),
    owe: async (tx: Tx, agencyId: string, owed: Owed) => {
      for (const { plugin } of plugins) await plugin.owed?.(tx, agencyId, owed);
    },
    budget: (name: string, points: number, seconds: number) =>
      createBudget(db, name, points * config.rateFactor, seconds),
    agencyById,
    logoOf,
    lines,
  };
  const { payments, takesMethod } = installMethods(plugins, outside);
  const base = { ...outside, payments };
  const metrics = createMetrics(lines.figures);
  const selling = sellingServices(base, plugins, {
    failpoint: readFailpoints(config.failpoints),
    takesMethod,
    onRaise: (raised) => {
      metrics.raised();
      personCalled(db, raised, clock.now()).catch((error: unknown) =>
        log.error(
          { err: error, ...raised },
          'a booking needs a person, and that could not be written down yet',
        ),
      );
    },
  });
  const { bookings } = selling;
  const services: Services = { ...base, ...selling };
  const route = installRoutes(plugins, services);

  const others = new Map(
    plugins.flatMap(({ id, plugin }) => (plugin.books ? [[id, plugin.books] as const] : [])),
  );
  const throttle = createLoginThrottle(db, config.rateFactor);
  const identity = createIdentity({
    config,
    db,
    clock,
    log,
    tenants,
    throttle,
    address,
    destinations: (agency) =>
      plugins.flatMap(({ activatedBy, home }) =>
        'menu' in activatedBy && home && isActivated(activatedBy, agency.public, menuDefaults(plugins))
          ? [{ name: activatedBy.menu, path: home }]
          : [],
      ),
  });
  const reference = createReference(readOwnLogos(config.airlineLogos, log));
  const files = createFiles({ config, db, clock });
  const factors = createSecondFactors(config.signingSecret);
  const letters = createLetterPreviews(plugins, services);
  const core: Handler[] = [
    ...authHandlers(throttle, identity.mayLogInDirectly),
    ...secondFactorHandlers({
      factors,
      throttle,
      tries: createBudget(db, 'second-factor', 20 * config.rateFactor, 15 * 60),
    }),
    ...accountHandlers({ config, db, jobs, bulk, mail, clock, tenants }),
    ...identity.handlers,
    ...agencyHandlers(tenants, plugins, parts.resolve),
    ...applicationHandlers(tenants, plugins),
    ...bookingHandlers(),
    ...bookingClientHandlers,
    ...profileHandlers({ config, db, files, throttle, factors, plugins }),
    ...reference.handlers,
    ...placePhotoHandlers({ config, clock, log }),
    ...errorHandlers(log),
    ...paymentAccountHandlers(parts.real?.accounts ?? null),
    ...letters.handlers,
  ];
  const handlers = [
    ...core.map((handler) => ({ handler, plugin: null })),
    ...plugins.flatMap((entry) => entry.plugin.handlers.map((handler) => ({ handler, plugin: entry.id }))),
  ];
  const limits = createLimits(db, config.rateFactor);
  const api = createApi({ db, services, tenants, limits, core, plugins });
  let isDraining = false;
  const app = createApp({
    config,
    log,
    db,
    tenants,
    api,
    limits,
    metrics,
    mounts: parts.gatewayPages ? { '/gateway': parts.gatewayPages } : {},
    raw: [
      ...docsRoutes(
        () =>
          openApi(
            handlers.map(({ handler, plugin }) => ({ endpoint: handler.endpoint, tag: plugin ?? 'core' })),
            parts.site.build,
          ),
        config.demo ? () => true : (input) => isStaff(input, db, clock),
      ),
      ...reference.routes,
      ...identity.routes,
      ...files.routes,
      letters.route,
      // For what it has signed itself, which are pictures of real suppliers.
      pictureProxy({ secret: config.signingSecret }),
      ...(config.demo && !config.smtpUrl ? mailboxRoutes(db, { logoOf, agencyById }) : []),
      ...(parts.demo?.routes ?? []),
      ...(parts.real?.routes({
        originOf: async (payer) =>
          (isUuid(payer) ? (await agencyById(payer))?.origin : undefined) ?? address.publicUrl,
        agencyAt: (host) => tenants.resolve(host),
        async nudge(payment) {
          await nudge(db, payment.key, clock.now());
          for (const { plugin } of plugins) await plugin.heard?.(services, payment);
        },
        noticed: (notice) =>
          noticed(db, { ...notice, bookingId: bookingOfKey(notice.key ?? '') }, clock.now()),
        async refundCameBack({ key, why }) {
          const of = await bookingNamed(db, key);
          return of ? bookings.refundCameBack({ ...of, key, why }) : false;
        },
        onTrouble: (error, event) =>
          log.error({ err: error, ...event }, 'an event of the gateway was not dealt with'),
      }) ?? []),
      ...plugins.flatMap(({ plugin }) => plugin.raw ?? []),
      ...plugins.flatMap(({ plugin }) => plugin.hooks?.(services) ?? []),
    ],
    page: createPages({
      config,
      plugins,
      site: parts.site,
      frames: parts.real?.frames ?? [],
      demoAccounts: (agency) => parts.demo?.accounts(agency) ?? null,
    }),
    isDraining: () => isDraining,
  });

  for (const { plugin } of plugins) await plugin.start?.(services);
  await jobs.start();
  await bulk.resume();

  return {
    app,
    services,
    bookings,
    tenants,
    jobs,
    sweeping,
    metrics,
    handlers,
    address,
    reconcile: () => reconcile({ db, clock, payments, products: selling.products, others }),
    drain: () => {
      isDraining = true;
    },
    async stop() {
      isDraining = true;
      await jobs.stop();
      await db.close();
    },
  };
}
