import { sql, type RawBuilder } from 'kysely';
import { json } from '../../db/json';
import { clientsOf, IS_ACTIVE } from '../../accounts/clients';
import { counted } from '../../db/page';
import type { Db, Tx } from '../../db/types';
import type { Audit, Mailer } from '../../ports/services';
import { leaseToken } from '../lease-token';
import type { EventEntry } from '../changes/change';
import type { Plan } from '../plan';
import { CLOCK_SKEW_MS, SETTLED } from '../states';
import { withStray } from './stray';
import { isComing } from '../lists/over';
import { agentsToTell } from '../letters/agents-to-tell';
import { requireMayWrite } from '../letters/unpaid';
import {
  LeaseLost,
  type BookedClient,
  type BookingStore,
  type IntentKey,
  type LeaseMark,
  type ListQuery,
} from './store';
import '../tables';
import type { BookingRow } from '../tables';

const JSON_COLUMNS = ['offer', 'request', 'details', 'price', 'changed_price', 'paid_by', 'stray'] as const;

/** Wraps what goes into jsonb columns; arrays would otherwise become PostgreSQL arrays on one of the databases. */
function encode<T extends object>(row: T): T {
  const encoded = { ...row } as Record<string, unknown>;
  for (const column of JSON_COLUMNS)
    if (encoded[column] !== undefined) encoded[column] = json(encoded[column]);
  return encoded as T;
}

const byKey = (tx: Tx, { agencyId, userId, idempotencyKey }: IntentKey): Promise<BookingRow | undefined> =>
  tx
    .selectFrom('booking')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

/** The client for whom a quote was made, as whoever books may know him; he stays as he is until the booking is written. */
const clientOfQuote = async (
  tx: Tx,
  { agencyId, userId, isRestricted }: IntentKey,
  clientId: string,
): Promise<BookedClient | null> =>
  (await clientsOf(tx, { agencyId, user: { id: userId, isRestrictedAgent: isRestricted } })
    .where('app_user.id', '=', clientId)
    .select(['app_user.id', 'app_user.language', IS_ACTIVE.as('isActive')])
    .forShare()
    .executeTakeFirst()) ?? null;

async function appendEvents(
  tx: Tx,
  { agency_id, id }: BookingRow,
  after: number,
  events: readonly EventEntry[],
  at: Date,
): Promise<void> {
  const rows = events.map(({ type, data }, index) => ({
    agency_id,
    booking_id: id,
    seq: after + 1 + index,
    at,
    type,
    data: json(data ?? {}),
  }));
  await tx.insertInto('booking_event').values(rows).execute();
}

async function writePayments(tx: Tx, row: BookingRow, { change, at }: Plan): Promise<void> {
  for (const { key, kind, amount, status, paymentRef, card } of change.payments ?? []) {
    const told = {
      status,
      updated_at: at,
      ...(paymentRef ? { payment_ref: paymentRef } : {}),
      ...(card ? { card: json(card) } : {}),
    };
    const asked = {
      agency_id: row.agency_id,
      booking_id: row.id,
      kind,
      idempotency_key: key,
      amount_minor: amount,
      currency: row.currency,
    };
    await tx
      .insertInto('payment')
      .values({ ...asked, created_at: at, ...told })
      .onConflict((conflict) => conflict.columns(['agency_id', 'idempotency_key']).doUpdateSet(told))
      .execute();
  }
}

async function writePostings(tx: Tx, row: BookingRow, { change, at }: Plan): Promise<void> {
  const entries = (change.postings ?? []).flatMap(({ posting, entries: lines }) =>
    lines.map(({ account, amount }) => ({
      agency_id: row.agency_id,
      booking_id: row.id,
      posting,
      account,
      amount_minor: amount,
      currency: row.currency,
      at,
    })),
  );
  if (entries.length > 0) await tx.insertInto('ledger_entry').values(entries).execute();
}

/** Something is to be done about it: it has not come to its end, or something of it is left outside. */
const OPEN = sql<boolean>`(state not in (${sql.join(SETTLED.map((state) => sql.lit(state)))}) or stray is not null)`;

/** What was written in the future was written before the clock was set back, and waits for nobody knows how long. */
const dueAt = (at: Date, also: RawBuilder<unknown> = sql`false`) =>
  sql<boolean>`(next_try_at is null or next_try_at <= ${at} or updated_at > ${new Date(at.getTime() + CLOCK_SKEW_MS)} or ${also})`;

/** Nobody has moved it since it was seen like this. */
const isUnmoved = (seen: LeaseMark) =>
  sql<boolean>`(agency_id = ${seen.agency_id} and id = ${seen.id} and version = ${seen.version}
    and lease_token is not distinct from ${seen.lease_token} and lease_beat = ${seen.lease_beat})`;

/** Whose trip it is, or who made it for somebody. */
export const isOf = (userId: string) =>
  sql<boolean>`(booking.account_id = ${userId} or booking.user_id = ${userId})`;

const listed = (
  tx: Tx,
  {
    agencyId,
    userId,
    trips,
    products,
    states,
    when,
    now,
    locator,
  }: Omit<ListQuery, 'from' | 'size' | 'order'>,
) =>
  tx
    .selectFrom('booking')
    .where('agency_id', '=', agencyId)
    .where('product', 'in', products)
    .where((eb) => eb.or([eb('state', '<>', 'failed'), eb('held', '=', true)]))
    .$if(userId !== null, (query) =>
      trips ? query.where('account_id', '=', userId!) : query.where(isOf(userId!)),
    )
    .$if(states !== null, (query) => query.where('state', 'in', states!))
    .$if(when === 'upcoming', (query) => query.where(isComing(now)))
    .$if(when === 'past', (query) => query.where(sql<boolean>`not ${isComing(now)}`))
    .$if(locator !== null, (query) => query.where(sql<boolean>`locator_key ^@ ${locator}`));

/** Bookings in the database. Mail and audit are written with the booking or not at all. */
export function createSqlStore({ db, mail, audit }: { db: Db; mail: Mailer; audit: Audit }): BookingStore {
  return {
    async saveQuote(quote) {
      await db.withTenant(quote.agency_id, (tx) => tx.insertInto('quote').values(encode(quote)).execute());
    },

    intend(key, make, beforeCommit) {
      return db.withTenant(key.agencyId, async (tx) => {
        const existing = await byKey(tx, key);
        if (existing) return { row: existing, isNew: false };
        const quote = await tx
          .selectFrom('quote')
          .selectAll()
          .where('agency_id', '=', key.agencyId)
          .where('user_id', '=', key.userId)
          .where('id', '=', key.quoteId)
          .executeTakeFirst();
        const client = quote?.client_id ? await clientOfQuote(tx, key, quote.client_id) : null;
        const row = await tx
          .insertInto('booking')
          .values(encode(make(quote ?? null, client)))
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row) {
          await requireMayWrite(tx, mail, row);
          await appendEvents(
            tx,
            row,
            0,
            [{ type: 'state.intent', data: { accepted: row.accepted_minor } }],
            row.created_at,
          );
          if (row.client_id)
            await audit.record(tx, {
              agencyId: row.agency_id,
              userId: row.user_id,
              action: 'booking.for-client',
              subject: row.id,
              after: { client: row.client_id },
            });
          await beforeCommit();
          return { row, isNew: true };
        }
        const other = await byKey(tx, key);
        return other ? { row: other, isNew: false } : null;
      });
    },

    claim(seen, at) {
      return db.withTenant(seen.agency_id, async (tx) => {
        const row = await tx
          .updateTable('booking')
          .set({ lease_token: leaseToken() })
          .where(isUnmoved(seen))
          .where(OPEN)
          .where(dueAt(at, sql`state = 'action-required'`))
          .returningAll()
          .executeTakeFirst();
        return row ?? null;
      });
    },

    async beat(tokens) {
      const rows = await db.asSystem((tx) =>
        tx
          .updateTable('booking')
          .set((eb) => ({ lease_beat: eb('lease_beat', '+', 1) }))
          .where('lease_token', 'in', [...tokens])
          .returning('lease_token')
          .execute(),
      );
      return rows.flatMap((row) => row.lease_token ?? []);
    },

    noteStray({ agency_id, id }, { order, payment }) {
      return db.withTenant(agency_id, async (tx) => {
        const row = await tx
          .selectFrom('booking')
          .select(['supplier_ref', 'stray'])
          .where('agency_id', '=', agency_id)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const isPaid =
          payment &&
          (await tx
            .selectFrom('payment')
            .select('id')
            .where('agency_id', '=', agency_id)
            .where('idempotency_key', '=', payment.key)
            .where('status', '=', 'done')
            .executeTakeFirst());
        if (isPaid || (order?.ref && order.ref === row.supplier_ref)) return 'known';
        const stray = withStray(row.stray, { ...(order ? { order } : {}), ...(payment ? { payment } : {}) });
        if (!stray) return 'full';
        await tx
          .updateTable('booking')
          .set({ stray: json(stray) })
          .where('agency_id', '=', agency_id)
          .where('id', '=', id)
          .execute();
        return 'noted';
      });
    },

    write(row, plan, beforeCommit) {
      return db.withTenant(row.agency_id, async (tx) => {
        const updated = await tx
          .updateTable('booking')
          .set(encode(plan.set))
          .where('agency_id', '=', row.agency_id)
          .where('id', '=', row.id)
          .where('version', '=', row.version)
          .where(sql<boolean>`lease_token is not distinct from ${row.lease_token}`)
          .returningAll()
          .executeTakeFirst();
        if (!updated) throw new LeaseLost(row.id);
        await appendEvents(tx, row, row.version, plan.events, plan.at);
        await writePayments(tx, row, plan);
        await writePostings(tx, row, plan);
        if (plan.change.also) await plan.change.also(tx);
        const { mail: letter, copies = [] } = plan.change;
        const { agency_id: agencyId, is_hold: isUnpaid } = row;
        if (letter) await mail.send(tx, { agencyId, ...letter }, isUnpaid ? 'promised' : 'happened');
        for (const copy of copies) await mail.send(tx, { agencyId, ...copy }, 'happened');
        if (plan.change.audit)
          await audit.record(tx, { agencyId: row.agency_id, subject: row.id, ...plan.change.audit });
        await beforeCommit();
        return updated;
      });
    },

    async hurry({ agency_id, id }, askedBy) {
      await db.withTenant(agency_id, async (tx) => {
        await tx
          .updateTable('booking')
          .set({
            next_try_at: null,
            ...(askedBy?.amount
              ? {
                  return_stage: sql`case return_stage when 'came-back' then 'sent-again' else return_stage end`,
                }
              : {}),
          })
          .where('agency_id', '=', agency_id)
          .where('id', '=', id)
          .where('lease_token', 'is', null)
          .where(OPEN)
          .execute();
        if (!askedBy) return;
        const { userId, amount } = askedBy;
        await audit.record(tx, {
          agencyId: agency_id,
          userId,
          action: 'booking.ask-again',
          subject: id,
          ...(amount ? { after: { amount } } : {}),
        });
      });
    },

    find(agencyId, id, userId) {
      return db.withTenant(agencyId, async (tx) => {
        const row = await tx
          .selectFrom('booking')
          .selectAll()
          .where('agency_id', '=', agencyId)
          .where('id', '=', id)
          .$if(userId !== null, (query) => query.where(isOf(userId!)))
          .executeTakeFirst();
        return row ?? null;
      });
    },

    events: (agencyId, id) =>
      db.withTenant(agencyId, (tx) =>
        tx
          .selectFrom('booking_event')
          .select(['at', 'type', 'data'])
          .where('agency_id', '=', agencyId)
          .where('booking_id', '=', id)
          .orderBy('seq')
          .execute(),
      ),

    agentsToTell: (row) => db.withTenant(row.agency_id, (tx) => agentsToTell(tx, row)),

    list: (query) =>
      db.withTenant(query.agencyId, async (tx) => {
        const found = listed(tx, query)
          .$if(query.order === 'trip', (rows) =>
            rows
              .orderBy(isComing(query.now), 'desc')
              .orderBy(sql`case when ${isComing(query.now)} then starts_at end`)
              .orderBy('starts_at', 'desc'),
          )
          .orderBy('created_at', 'desc')
          .orderBy('id');
        const page = found.select('id').limit(query.size).offset(query.from);
        const rows = await found.where('id', 'in', page).selectAll().execute();
        return { rows, totalCount: await counted(listed(tx, query)) };
      }),

    tally: (query) =>
      db.withTenant(query.agencyId, async (tx) => {
        const isUpcoming = isComing(query.now);
        const rows = await listed(tx, query)
          .select((eb) => [
            'product',
            'state',
            isUpcoming.as('isUpcoming'),
            eb.fn.countAll<number>().as('count'),
          ])
          .groupBy((eb) => ['product', 'state', eb.ref('isUpcoming' as never)])
          .execute();
        return rows.map((row) => ({ ...row, count: Number(row.count) }));
      }),

    due: (at, limit, but) =>
      db.asSystem((tx) =>
        tx
          .selectFrom('booking')
          .select(['agency_id', 'id', 'lease_token', 'lease_beat', 'version'])
          .select(['state', 'product', 'offer_ref'])
          .where(OPEN)
          .where(dueAt(at))
          .$if(but.length > 0, (query) => query.where(sql<boolean>`id <> all(${[...but]}::uuid[])`))
          .orderBy(sql`lease_token is not null`)
          .orderBy('updated_at')
          .limit(limit)
          .execute(),
      ),

    async endLeases() {
      await db.asSystem((tx) =>
        tx.updateTable('booking').set({ lease_token: null }).where('lease_token', 'is not', null).execute(),
      );
    },
  };
}
