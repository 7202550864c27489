import { join } from 'node:path';
import { pino } from 'pino';
import { toMajor } from '@/core/contract';
import { compose } from '../compose';
import { readConfig } from '../config/config';
import { accountReaders, connectors, openGateway } from '../connectors';
import { openDb } from '../db/open';
import { builtSite } from '../host/pages/site';
import { migrationsOf } from '../migrations';
import { createEmbeddedGateway, paymentsOf } from '../payment';
import { plugins } from '../plugins';

/** One line for each difference, and the sum of it. */
export function saidOf({
  differences,
  bookings,
  others,
  unlisted,
  payouts,
  fees,
}: Awaited<ReturnType<Compared['reconcile']>>): string {
  return [
    ...differences.map(
      ({ code, bookingId, reference, what }) =>
        `${code} ${bookingId ?? '-'}${reference ? ` (${reference})` : ''}: ${what}`,
    ),
    `${bookings} bookings compared${Object.entries(others)
      .map(([id, many]) => `, ${many} of ${id}`)
      .join('')}${payouts === null ? '' : `, ${payouts} payouts`}; ${differences.length} differences`,
    ...fees.map((fee) => `the gateway has kept ${toMajor(fee)} ${fee.currency}`),
    ...(unlisted.length > 0 ? [`cannot be listed: ${unlisted.join(', ')}`] : []),
  ].join('\n');
}

/** 0: all books agree; 1: they do not; 2: those that could be read do, and there are others. */
export const codeOf = ({
  differences,
  unlisted,
}: Pick<Awaited<ReturnType<Compared['reconcile']>>, 'differences' | 'unlisted'>): 0 | 1 | 2 =>
  differences.length > 0 ? 1 : unlisted.length > 0 ? 2 : 0;

type Compared = Pick<Awaited<ReturnType<typeof compose>>, 'reconcile'>;

/**
 * `npm run reconcile`: compares all books now, as the server does every hour. On the embedded database the server has to be
 * stopped first. Throws where books cannot be read.
 */
export async function runReconcile(): Promise<{ code: 0 | 1 | 2; said: string }> {
  const config = readConfig(process.env, accountReaders);
  const clock = { now: () => new Date() };
  const db = await openDb(config);
  await db.migrate(migrationsOf(plugins, connectors));
  const { gateway } = createEmbeddedGateway({ journal: { dir: join(config.dataDir, 'gateway') }, clock });
  const real = openGateway({ config, db, clock });
  const server = await compose({
    config,
    clock,
    db,
    plugins,
    connectors,
    log: pino({ level: 'error' }),
    site: builtSite(config.webDir),
    payments: paymentsOf({ real, embedded: gateway, isSandbox: true }),
    gatewayPages: null,
    real,
    background: false,
  });
  try {
    const result = await server.reconcile();
    return { code: codeOf(result), said: saidOf(result) };
  } finally {
    await server.stop();
  }
}
