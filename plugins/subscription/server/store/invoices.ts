import { sql } from 'kysely';
import { json } from '@/server/db/json';
import type { Tx } from '@/server/db/types';
import type { Period } from '../plan/schedule';
import { dayOf } from '../plan/days';
import type { AttemptRow, InvoiceRow, SubscriptionRow } from './tables';

/** The next number of the year. Its row stays locked until the end of the transaction, so that none is left out. */
async function nextNumber(tx: Tx, year: number): Promise<string> {
  const { last } = await tx
    .insertInto('invoice_counter')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`invoice_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${year}-${String(last).padStart(6, '0')}`;
}

/** Writes the invoice of a period that an attempt has paid. Needs a transaction across agencies. */
export async function issueInvoice(
  tx: Tx,
  {
    subscription,
    period,
    attempt,
    now,
  }: {
    subscription: Pick<SubscriptionRow, 'agency_id' | 'billing' | 'plan'>;
    period: Period;
    attempt: Pick<AttemptRow, 'card' | 'payment_ref' | 'amount_minor' | 'currency' | 'extras'>;
    now: Date;
  },
): Promise<InvoiceRow> {
  const [seller, agency] = await Promise.all([
    tx.selectFrom('agency').select(['name', 'settings']).where('is_platform', '=', true).executeTakeFirst(),
    tx.selectFrom('agency').select('name').where('id', '=', subscription.agency_id).executeTakeFirstOrThrow(),
  ]);
  const contact = (seller?.settings ?? {}) as { contactEmailId?: string; contactPhoneNumber?: string };
  const { brand, last4 } = attempt.card!;
  return tx
    .insertInto('subscription_invoice')
    .values({
      agency_id: subscription.agency_id,
      number: await nextNumber(tx, now.getUTCFullYear()),
      issued_on: dayOf(now),
      period_from: period.from,
      period_until: period.until,
      amount_minor: attempt.amount_minor,
      currency: attempt.currency,
      plan: subscription.plan,
      months: period.months,
      extras: json(attempt.extras),
      seller: json({
        name: seller?.name ?? '',
        email: contact.contactEmailId ?? null,
        phone: contact.contactPhoneNumber ?? null,
      }),
      addressee: json({ ...subscription.billing, agencyName: agency.name }),
      card: json({ brand, last4 }),
      payment_ref: attempt.payment_ref!,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
