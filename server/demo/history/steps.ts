import { sql } from 'kysely';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { requireClient } from '../../accounts/clients';
import { userOf } from '../../auth/sessions';
import type { SessionUser } from '../../ports/user';
import type { Caller } from '../../ports/booking';
import type { Tx } from '../../db/types';
import { HttpError } from '../../error';
import { BRANDS, tokenOf } from '../../payment/embedded/cards';
import type { ServerPluginEntry } from '../../plugin';
import type { Services } from '../../ports/services';
import { pick } from '../../selling/supplier/chance';
import type { AgencyRecord } from '../../ports/agency';
import { demoEmail } from '../../config/demo-accounts';
import type { MovingClock } from './clock';
import type { DemoClient } from './people';
import type { Step, Who } from './plan';

/** What a step is done with. */
export interface Stage {
  readonly services: Services;
  readonly clock: MovingClock;
  readonly plugins: readonly ServerPluginEntry[];
  readonly agency: AgencyRecord;
  readonly clients: readonly DemoClient[];
  /** Id of the plugin whose protection the agency sells; null without one. */
  readonly protection: string | null;
  /** What the keys of its bookings begin with. */
  readonly name: string;
  readonly signal: AbortSignal;
}

type Booking = Extract<Step, { kind: 'book' }>;

const MINUTE_MS = 60_000;
const CARDS = ['4242', '4444', '0005'] as const;

const emailOf = ({ agency, clients }: Stage, who: Who): string =>
  typeof who === 'string' ? demoEmail({ name: who }, agency.subdomain) : clients[who]!.home.email;

async function personOf(stage: Stage, tx: Tx, who: Who): Promise<SessionUser | null> {
  const row = await tx
    .selectFrom('app_user')
    .selectAll()
    .where('agency_id', '=', stage.agency.id)
    .where('email', '=', emailOf(stage, who))
    .executeTakeFirst();
  return row
    ? userOf(row, {
        id: row.id,
        agencyId: stage.agency.id,
        sessionId: '00000000-0000-0000-0000-000000000000',
      })
    : null;
}

/** A client opens an account; the password is that of the demo's own client. */
async function join(stage: Stage, { client, at }: Extract<Step, { kind: 'join' }>): Promise<void> {
  const { agency, services } = stage;
  const { person, home, airport, agent } = stage.clients[client]!;
  const theirs = services.db.withTenant.bind(services.db);
  await theirs(agency.id, async (tx) => {
    const known = await tx
      .selectFrom('app_user')
      .select(['id', 'email', 'password_hash', 'language'])
      .where('agency_id', '=', agency.id)
      .where('email', 'in', [
        demoEmail({ name: 'client' }, agency.subdomain),
        ...(agent ? [demoEmail({ name: agent }, agency.subdomain)] : []),
      ])
      .execute();
    const agentEmail = agent && demoEmail({ name: agent }, agency.subdomain);
    const model = known.find(({ email }) => email !== agentEmail);
    await tx
      .insertInto('app_user')
      .values({
        agency_id: agency.id,
        email: home.email,
        first_name: person.firstName,
        last_name: person.lastName,
        phone: home.phone,
        home_airport: airport,
        street_address: home.address,
        city: home.city,
        state: home.state,
        zip_code: home.zipCode,
        country: home.country,
        user_type: 'Client',
        agent_id: known.find(({ email }) => email === agentEmail)?.id ?? null,
        login_count: pick(2, 20, stage.name, 'logins', client),
        language: model?.language ?? null,
        password_hash: model?.password_hash ?? null,
        email_verified: true,
        created_at: at,
      })
      .onConflict((conflict) => conflict.columns(['agency_id', 'email']).doNothing())
      .execute();
  });
}

const keyOf = ({ name }: Stage, { key }: { key: string }): string => `${name}-${key}`;

/** The booking of a key, where it was begun. */
const begun = (stage: Stage, userId: string, step: { key: string }) =>
  stage.services.db.withTenant(stage.agency.id, (tx) =>
    tx
      .selectFrom('booking')
      .select(['id', 'state', 'total_minor', 'currency'])
      .where('agency_id', '=', stage.agency.id)
      .where('user_id', '=', userId)
      .where('idempotency_key', '=', keyOf(stage, step))
      .executeTakeFirst(),
  );

const cardOf = (
  stage: Stage,
  { key }: { key: string },
  client: number,
): { method: 'card'; token: string } => {
  const brand = pick(0, CARDS.length - 1, stage.name, 'card', client);
  return { method: 'card', token: tokenOf('success', BRANDS[brand]!, CARDS[brand]!, `demo0000${key}`) };
};

async function callerOf(stage: Stage, who: Who): Promise<Caller | null> {
  const { agency, services, signal } = stage;
  const user = await services.db.withTenant(agency.id, (tx) => personOf(stage, tx, who));
  return user && { agency, user, signal };
}

async function book(stage: Stage, step: Booking): Promise<void> {
  const { services, clock, plugins, protection, agency, name } = stage;
  const { by, client, product, trip, markup, isProtected, key } = step;
  const caller = await callerOf(stage, by);
  const find = plugins.find(({ id }) => id === product)?.plugin.demo?.find;
  if (!caller || !find) return;
  const known = await begun(stage, caller.user.id, step);
  if (known) return void (await services.bookings.resume(caller, known.id));
  const found = await find(services, caller, trip);
  if (!found) return;
  clock.pass(pick(2, 9, name, 'choosing', key) * MINUTE_MS);
  const forWhom =
    by === client
      ? null
      : await services.db.withTenant(agency.id, async (tx) => {
          const person = await personOf(stage, tx, client);
          return person && requireClient(tx, { agencyId: agency.id, user: caller.user }, person.id);
        });
  const quoteWith = (chosen: string | null) =>
    services.bookings.quote({ ...caller, client: forWhom }, product, found.offerId, found.asked, {
      protection: chosen,
      markup: markup === null ? null : { type: 'percent', value: markup },
    });
  const quote = await quoteWith(isProtected ? protection : null).catch((error: unknown) => {
    // Nobody is sold what is free anyway.
    if (!(error instanceof HttpError) || error.said.reason !== bookingRefusals.protectionGone.reason)
      throw error;
    return quoteWith(null);
  });
  clock.pass(pick(2, 7, name, 'typing', key) * MINUTE_MS);
  await services.bookings.start(caller, product, {
    quoteId: quote.quoteId,
    acceptedTotal: quote.price.total,
    payment: trip.wants === 'later' ? null : cardOf(stage, step, client),
    request: found.request,
    contactEmail: trip.home.email,
    idempotencyKey: keyOf(stage, step),
    language: agency.public.language,
  });
}

async function pay(stage: Stage, step: Extract<Step, { kind: 'pay' | 'cancel' }>): Promise<void> {
  const caller = await callerOf(stage, step.by);
  const booking = caller && (await begun(stage, caller.user.id, step));
  if (booking?.state !== 'reserved') return;
  await stage.services.bookings.pay(caller!, booking.id, {
    payment: cardOf(stage, step, 0),
    acceptedTotal: { amount: await priceOf(stage, booking.id), currency: booking.currency },
    idempotencyKey: `${keyOf(stage, step)}-pay`,
  });
}

const priceOf = (stage: Stage, bookingId: string): Promise<number> =>
  stage.services.db.withTenant(stage.agency.id, async (tx) => {
    const { total } = await tx
      .selectFrom('booking')
      .select(sql<number>`(price #>> '{total,amount}')::bigint`.as('total'))
      .where('agency_id', '=', stage.agency.id)
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    return Number(total);
  });

async function cancel(stage: Stage, step: Extract<Step, { kind: 'pay' | 'cancel' }>): Promise<void> {
  const caller = await callerOf(stage, step.by);
  const booking = caller && (await begun(stage, caller.user.id, step));
  if (booking?.state !== 'confirmed') return;
  const { bookings } = stage.services;
  const { penalty } = await bookings.cancelPenalty(caller!, booking.id);
  stage.clock.pass(MINUTE_MS);
  await bookings.cancel(caller!, booking.id, penalty);
}

/** Does a step at its time. Doing it again changes nothing: whoever was killed in the middle begins with it anew. */
export async function carryOut(stage: Stage, step: Step): Promise<void> {
  stage.clock.moveTo(step.at);
  if (step.kind === 'join') return join(stage, step);
  if (step.kind === 'book') return book(stage, step);
  return step.kind === 'pay' ? pay(stage, step) : cancel(stage, step);
}
