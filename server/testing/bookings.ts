import { randomUUID } from 'node:crypto';
import { json } from '../db/json';
import type { Db } from '../db/types';
import type { BookingRow } from '../booking/tables';

/** Writes a confirmed booking whose texts carry `canary`, and what is other about it; returns its id. */
export async function seedBooking(
  db: Db,
  at: { agencyId: string; userId: string; product: string; canary: string; now: Date },
  other: Partial<BookingRow> = {},
): Promise<string> {
  const { agencyId, userId, product, canary, now } = at;
  const id = randomUUID();
  const money = { amount: 10_000, currency: 'USD' };
  await db.withTenant(agencyId, (tx) =>
    tx
      .insertInto('booking')
      .values({
        agency_id: agencyId,
        id,
        user_id: userId,
        product,
        quote_id: randomUUID(),
        idempotency_key: randomUUID(),
        request_hash: 'none',
        state: 'confirmed',
        version: 1,
        offer_ref: canary,
        offer: json({ canary }),
        request: json({ canary }),
        details: json({ canary }),
        price: json({ lines: [{ kind: 'base', amount: money }], total: money }),
        currency: 'USD',
        accepted_minor: 10_000,
        total_minor: 10_000,
        markup_bps: 0,
        fee_minor: 0,
        contact_email: `${canary}@example.com`.toLowerCase(),
        language: 'en',
        return_path: '/mytrip',
        starts_at: '2027-01-01',
        ends_at: '2027-01-02',
        locator: canary,
        supplier_ref: canary,
        product_status: canary,
        created_at: now,
        updated_at: now,
        ...other,
        ...(other.price ? { price: json(other.price) } : {}),
      } as never)
      .execute(),
  );
  return id;
}
