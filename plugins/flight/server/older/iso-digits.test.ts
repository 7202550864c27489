import { connectors } from '@/server/connectors';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '@/server/db';
import { finerThanIntl } from '@/server/db/migrations/064-iso-digits';
import { migrationsOf } from '@/server/migrations';
import { storedDb } from '@/server/testing/database';
import { entry } from '../testing/site';

/** What an older release had written, as if its agencies sold in pesos and euros. */
const STORED = readFileSync(join(import.meta.dirname, '2026-11-20.sql'), 'utf8').replace(
  /(['"])USD\1/g,
  '$1COP$1',
);
const STEP = '064-iso-digits';
const steps = migrationsOf([entry], connectors);

/** The tables with amounts, as they were kept where Intl gave pesos no decimals, or two. */
async function upgraded(finer: Record<string, number>): Promise<Database> {
  const db = await storedDb(STORED);
  await db.migrate(steps.filter(({ id }) => id !== STEP));
  await db.raw(`
    update agency set currency = 'EUR' where subdomain = 'beta';
    update agency set fee_minor = 70 where subdomain <> 'alpha';
    update agency set product_fees = '{"flight": 900}';
    insert into split_payment (agency_id, ref, key, currency, parts, created_at)
      select id, subdomain, subdomain, currency,
        '[{"method": "wallet", "amount": 300}, {"method": null, "amount": 700}]', now() from agency;
    insert into audit_log (agency_id, action, subject, before, after)
      select id, 'markups', 'agency', '{"agencyFee": 500}', '{"productFees": {"flight": 900}, "markup": 12}' from agency;
  `);
  await db.migrate(
    steps.map((step) =>
      step.id === STEP ? { ...step, settings: () => ({ 'app.finer': JSON.stringify(finer) }) } : step,
    ),
  );
  return db;
}

describe('INV-4 amounts of a currency that Intl gave fewer decimals than ISO 4217', () => {
  const dbs = {} as Record<'before' | 'after', Database>;
  beforeAll(async () => {
    dbs.before = await upgraded({});
    dbs.after = await upgraded({ COP: 2 });
  }, 120_000);
  afterAll(async () => {
    for (const db of Object.values(dbs)) await db.close();
  });
  const both = async <Row>(query: string) => {
    const read = (db: Database) => db.asSystem(async (tx) => (await sql.raw<Row>(query).execute(tx)).rows);
    return { before: await read(dbs.before), after: await read(dbs.after) };
  };

  test.each([
    ['booking', 'total_minor + accepted_minor + fee_minor + charged_minor'],
    ['ledger_entry', 'amount_minor'],
    ['payment', 'amount_minor'],
    ['quote', 'fee_minor'],
    ['agency', 'fee_minor'],
    ['booking_event', "(data ->> 'amount')::bigint"],
    ['booking_event', "(data ->> 'accepted')::bigint"],
    ['booking', "(price #>> '{lines,0,amount,amount}')::bigint"],
    ['booking', "(price #>> '{total,amount}')::bigint"],
    ['agency', "(product_fees ->> 'flight')::bigint"],
    ['split_payment', "(parts #>> '{1,amount}')::bigint"],
    ['audit_log', "(before ->> 'agencyFee')::bigint"],
    ['audit_log', "(after #>> '{productFees,flight}')::bigint"],
    ['flight_sandbox_order', "(record #>> '{net,amount}')::bigint"],
  ])('%s: %s is the same money', async (table, amount) => {
    const currency =
      table === 'agency'
        ? 'currency'
        : table === 'flight_sandbox_order'
          ? "'COP'"
          : `(select currency from agency where id = ${table}.agency_id)`;
    const { before, after } = await both<{ is: string | null; currency: string }>(
      `select ${amount} as is, ${currency} as currency from ${table} order by 2, 1`,
    );
    expect(before.filter((row) => row.is !== null).length).toBeGreaterThan(0);
    expect(after.map(({ is }) => is && Number(is))).toEqual(
      before.map(({ is, currency: of }) => is && Number(is) * (of === 'COP' ? 100 : 1)),
    );
  });

  test('what is no amount stays, and every table is as closed as it was', async () => {
    const kept = await both(
      `select markup_bps, after ->> 'markup' as typed from audit_log, agency order by 1, 2`,
    );
    expect(kept.after).toEqual(kept.before);
    const closed = await both(
      `select relname, relforcerowsecurity from pg_class where relkind = 'r' order by relname`,
    );
    expect(closed.after).toEqual(closed.before);
    const left = await both(`select proname from pg_proc where proname = 'amounts_in_iso'`);
    expect(left.after).toEqual([]);
  });

  test('are those of the process that upgrades', () => {
    for (const [code, finer] of Object.entries(finerThanIntl()))
      expect([code, finer > 0]).toEqual([code, true]);
    expect(finerThanIntl()).not.toHaveProperty('USD');
    expect(steps.find(({ id }) => id === STEP)!.settings!()).toEqual({
      'app.finer': JSON.stringify(finerThanIntl()),
    });
  });
});
