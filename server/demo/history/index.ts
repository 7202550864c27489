import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isActivated } from '@/core/contract';
import { createEmbeddedGateway } from '../../payment';
import type { PaymentGateway } from '../../ports/payment';
import type { ServerPluginEntry } from '../../plugin';
import type { Services } from '../../ports/services';
import { menuDefaults } from '../../plugin/servicing';
import { demoEmail } from '../../config/demo-accounts';
import { demoClient } from '../people';
import { AGENCIES } from './agencies';
import { type MovingClock, movingClock } from './clock';
import { pastServices } from './past-services';
import { CLIENTS, type DemoClient } from './people';
import { DAYS, planHistory, type Step } from './plan';
import { carryOut, type Stage } from './steps';
import './table';

const DAY_MS = 24 * 60 * 60_000;
/** The first visitors come first. */
const WAIT_MS = 2_000;
/** At least so long the process belongs to others between two steps, and as long as the step has taken. */
const PAUSE_MS = 25;

export interface HistoryParts {
  readonly services: Services;
  readonly plugins: readonly ServerPluginEntry[];
  /** The gateway's journal, by a clock of its own. */
  readonly gatewayAt: (clock: MovingClock) => PaymentGateway;
  /** Milliseconds; 0 in tests. */
  readonly waitMs?: number;
  readonly pauseMs?: number;
}

/** The gateway of the past writes into the journal of the present one. */
export const gatewayIn =
  (dir: string): HistoryParts['gatewayAt'] =>
  (clock) =>
    createEmbeddedGateway({ journal: { dir }, clock }).gateway;

interface Chapter {
  readonly stage: Stage;
  readonly steps: readonly Step[];
  readonly done: number;
}

/** The own client of a demo agency travels more than the others, so that who signs in as one finds trips. */
const clientsOf = (subdomain: string): DemoClient[] => {
  const own = demoClient(subdomain);
  return [...(own ? [own] : []), ...(CLIENTS[subdomain] ?? [])];
};

/**
 * Finds or begins the history of an agency: only of one that has no booking yet, so that nobody's own work is mixed with
 * it. Null when there is none to make, or no more.
 */
async function open(
  { services, plugins }: HistoryParts,
  past: Services,
  clock: MovingClock,
  subdomain: string,
  signal: AbortSignal,
): Promise<Chapter | null> {
  const { db } = services;
  const found = await db.asSystem((tx) =>
    tx.selectFrom('agency').select('id').where('subdomain', '=', subdomain).executeTakeFirst(),
  );
  const agency = found && (await services.agencyById(found.id));
  if (!agency) return null;
  const now = services.clock.now();
  const row = await db.withTenant(agency.id, async (tx) => {
    const known = await tx
      .selectFrom('demo_history')
      .selectAll()
      .where('agency_id', '=', agency.id)
      .executeTakeFirst();
    if (known) return known;
    const taken = await tx
      .selectFrom('booking')
      .select('id')
      .where('agency_id', '=', agency.id)
      .limit(1)
      .executeTakeFirst();
    const made = await tx
      .insertInto('demo_history')
      .values({ agency_id: agency.id, begun_at: now, steps: 0, ended_at: taken ? now : null })
      .returningAll()
      .executeTakeFirstOrThrow();
    // Who is there from the beginning was there before the first booking.
    if (!taken)
      await sql`update app_user set created_at = ${new Date(now.getTime() - (DAYS + 30) * DAY_MS)}
        where agency_id = ${agency.id} and email in (${sql.join(
          (['owner', 'agent', 'restricted', 'client'] as const).map((name) => demoEmail({ name }, subdomain)),
        )})`.execute(tx);
    return made;
  });
  if (row.ended_at) return null;
  const clients = clientsOf(subdomain);
  const sold = past.soldBy(agency).map(({ id }) => id);
  const isOn = ({ activatedBy }: ServerPluginEntry) =>
    isActivated(activatedBy, agency.public, menuDefaults(plugins));
  const protection = plugins.find((entry) => entry.plugin.protection && isOn(entry))?.id ?? null;
  return {
    done: row.steps,
    steps: planHistory({
      seed: subdomain,
      agency: AGENCIES[subdomain]!,
      clients,
      known: clients.length - (CLIENTS[subdomain] ?? []).length,
      products: plugins.flatMap(({ id, plugin: { demo } }) =>
        demo && sold.includes(id) ? [{ id, ...demo }] : [],
      ),
      now: row.begun_at,
    }),
    stage: {
      services: past,
      clock,
      plugins,
      agency,
      clients,
      protection: agency.pricing.protectionBasisPoints ? protection : null,
      name: `demo-${row.begun_at.toISOString().slice(0, 10)}`,
      signal,
    },
  };
}

const note = ({ db }: Services, agencyId: string, set: { steps: number } | { ended_at: Date }) =>
  db.withTenant(agencyId, (tx) =>
    tx.updateTable('demo_history').set(set).where('agency_id', '=', agencyId).execute(),
  );

/** Makes what is missing of the history of every demo agency, step by step; returns how many steps it did. */
export async function makeHistory(parts: HistoryParts, signal: AbortSignal): Promise<number> {
  const { services, plugins, gatewayAt, pauseMs = PAUSE_MS } = parts;
  const clock = movingClock(services.clock);
  const past = pastServices(services, plugins, { clock, payments: gatewayAt(clock) });
  let count = 0;
  for (const subdomain of Object.keys(AGENCIES)) {
    if (signal.aborted) return count;
    const chapter = await open(parts, past, clock, subdomain, signal);
    if (!chapter) continue;
    const { stage, steps, done } = chapter;
    for (const [index, step] of steps.entries()) {
      if (index < done) continue;
      if (signal.aborted) return count;
      const started = performance.now();
      try {
        await carryOut(stage, step);
      } catch (error) {
        if (signal.aborted) return count;
        services.log.warn({ err: error, step }, 'a step of the demo history was left out');
      }
      await note(services, stage.agency.id, { steps: index + 1 });
      count++;
      await sleep(Math.max(pauseMs, pauseMs && performance.now() - started));
    }
    await note(services, stage.agency.id, { ended_at: services.clock.now() });
  }
  return count;
}

/** Begins to make the history beside the running server; returns what ends that and waits for the step that runs. */
export function startHistory(parts: HistoryParts): () => Promise<void> {
  const { services, waitMs = WAIT_MS } = parts;
  const ending = new AbortController();
  const { signal } = ending;
  const run = async () => {
    await sleep(waitMs, undefined, { signal, ref: false });
    const started = performance.now();
    const steps = await makeHistory(parts, signal);
    if (steps > 0 && !signal.aborted)
      services.log.info(
        { steps, seconds: Math.round((performance.now() - started) / 1000) },
        'the demo agencies have bookings of the past months',
      );
  };
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) services.log.error({ err: error }, 'The demo history could not be made');
  });
  return async () => {
    ending.abort();
    await running;
  };
}
