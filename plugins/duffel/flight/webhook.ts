import { accountIn } from '@/server/config/account';
import { duffelAccount } from '../account';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod/mini';
import { systemTable } from '@/server/db';
import type { Migration } from '@/server/db/types';
import { readBytes } from '@/server/http/body';
import { COMMON_HEADERS } from '@/server/http/headers';
import { rawRoute, type RawRoute } from '@/server/http/raw';
import type { Tell } from '@/server/plugin';
import type { Services } from '@/server/ports/services';
import { DUFFEL } from './offers/offer';

export const DUFFEL_HOOK = '/webhooks/duffel';
/** An event has an order in it. */
const MOST_BYTES = 512 * 1024;
/** A signature that is older may be of somebody who has listened. Polling finds what is refused for it. */
const TOLERANCE_MS = 5 * 60_000;
/** Duffel repeats an event for three days. */
const KEPT_DAYS = 7;

interface EventTable {
  id: string;
  heard_at: Date;
}
declare module '@/server/db/types' {
  interface Tables {
    flight_duffel_event: EventTable;
  }
}

/** Events of Duffel that were heard, so that each is acted upon once. */
export const duffelEventMigration: Migration = {
  id: 'flight-081-duffel-event',
  retention: [{ table: 'flight_duffel_event', since: 'heard_at', days: KEPT_DAYS }],
  sql: `
  create table flight_duffel_event (id text primary key, heard_at timestamptz not null);
  ${systemTable('flight_duffel_event')}
  `,
};

const Event = z.object({
  id: z.string().check(z.regex(/^\w{1,200}$/)),
  type: z.string().check(z.maxLength(100)),
  data: z.optional(z.nullable(z.object({ object: z.optional(z.unknown()) }))),
});
/** An order, or something of one. */
const OfOrder = z.object({ id: z.optional(z.unknown()), order_id: z.optional(z.unknown()) });

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8' } });

/**
 * Whether Duffel has signed these bytes lately: `t=<seconds>,v2=<hex>` is the HMAC with SHA-256 of the time, a dot and the
 * body. Pure.
 */
export function isSigned(header: string | null, body: Uint8Array, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=') as [string, string?]);
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() - Number(time) * 1000) > TOLERANCE_MS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return /^v\d$/.test(name) && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The order that an event is about; null where it names none. */
export function orderIn(object: unknown): string | null {
  const { order_id: orderId, id } = z.safeParse(OfOrder, object).data ?? {};
  return (
    [orderId, id].find((each): each is string => typeof each === 'string' && /^ord_\w{1,200}$/.test(each)) ??
    null
  );
}

const jsonOf = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return null;
  }
};

/**
 * Hears of orders that changed. An event says only where to look: what happened is read from Duffel, so that a forged, old or
 * repeated one could do no more than that. Events come late, twice, in any order or never; what is not heard is polled.
 */
export function duffelHooks(services: Services, tell: Tell): RawRoute[] {
  const { config, db, clock, log } = services;
  const secret = accountIn(config, duffelAccount)?.webhookSecret;
  if (!secret) return [];
  const isNew = (id: string) =>
    db.asSystem(async (tx) => {
      const made = await tx
        .insertInto('flight_duffel_event')
        .values({ id, heard_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return made !== undefined;
    });
  return [
    rawRoute('POST', DUFFEL_HOOK, async ({ request }) => {
      const bytes = await readBytes(request, MOST_BYTES);
      if (!isSigned(request.headers.get('x-duffel-signature'), bytes, secret, clock.now()))
        return plain(401, 'Not accepted');
      const event = z.safeParse(Event, jsonOf(bytes)).data;
      if (!event) return plain(400, 'No event');
      if (await isNew(event.id)) {
        const order = orderIn(event.data?.object);
        log.info({ duffel: { event: event.id, type: event.type, order } }, 'Duffel has sent word');
        await tell(DUFFEL, order).catch((error: unknown) =>
          log.warn({ err: error }, 'What Duffel has sent word of is read in the next round'),
        );
      }
      return plain(200, 'Heard');
    }),
  ];
}
