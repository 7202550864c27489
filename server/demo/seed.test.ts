import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/open';
import { migrationsOf } from '../migrations';
import { detailErrors, travelerErrors } from '../profile/rules';
import { testDb } from '../testing/database';
import { DEMO_AGENCIES } from './agencies';
import { seedDemo } from './seed';

describe('seeding the demo', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDb(migrationsOf([], []));
  });
  afterAll(() => db.close());

  it('writes each agency once, also when several processes start together, and leaves what is there alone', async () => {
    const written = await Promise.all([seedDemo(db), seedDemo(db), seedDemo(db)]);
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(DEMO_AGENCIES.length);
    expect(await seedDemo(db)).toBe(0);
    const rows = await db.asSystem((tx) => tx.selectFrom('agency').select('subdomain').execute());
    expect(rows).toHaveLength(DEMO_AGENCIES.length);
  });

  it.each([
    ['G33', 'visitorsMaySearch'],
    ['R024', 'keepsColorInDark'],
  ])(
    '%s switches %s on at demo agencies from before it; who has switched it off keeps it so',
    async (_, name) => {
      const settingsOf = async (subdomain: string) => {
        const row = await db.asSystem((tx) =>
          tx
            .selectFrom('agency')
            .select(['settings', 'version'])
            .where('subdomain', '=', subdomain)
            .executeTakeFirstOrThrow(),
        );
        return { version: row.version, isOn: (row.settings as Record<string, unknown>)[name] };
      };
      const { version } = await settingsOf('horizonte');
      const { version: untouched } = await settingsOf('bluefjord');
      await db.asSystem((tx) =>
        sql`update agency set settings = settings - ${name}::text where subdomain = 'horizonte'`.execute(tx),
      );
      await db.asSystem((tx) =>
        sql`update agency set settings = settings || jsonb_build_object(${name}::text, false) where subdomain = 'solana'`.execute(
          tx,
        ),
      );
      await seedDemo(db);
      await seedDemo(db);
      expect(await settingsOf('horizonte')).toEqual({ isOn: true, version: version + 1 });
      expect(await settingsOf('solana')).toMatchObject({ isOn: false });
      expect(await settingsOf('bluefjord')).toEqual({ isOn: true, version: untouched });
    },
  );

  it('every client has a home and two travellers, as a real one could have entered them', async () => {
    const clients = await db.asSystem((tx) =>
      tx.selectFrom('app_user').selectAll().where('user_type', '=', 'Client').execute(),
    );
    expect(clients).toHaveLength(DEMO_AGENCIES.length);
    for (const client of clients) {
      const { first_name, last_name, phone, home_airport, street_address, country, state, city, zip_code } =
        client;
      const details = {
        firstName: first_name,
        lastName: last_name,
        phone: phone ?? '',
        homeAirport: home_airport,
        streetAddress: street_address,
        country,
        state,
        city,
        zipCode: zip_code,
      };
      expect(detailErrors(details), client.email).toEqual([]);
      const travelers = await db.asSystem((tx) =>
        tx.selectFrom('saved_traveler').selectAll().where('user_id', '=', client.id).execute(),
      );
      expect(travelers, client.email).toHaveLength(2);
      for (const { first_name, middle_name, last_name, birth_date, nationality, ...rest } of travelers) {
        const named = { firstName: first_name, middleName: middle_name, lastName: last_name };
        const traveler = { ...rest, ...named, birthDate: birth_date, nationality };
        expect(travelerErrors(traveler, '2026-01-01'), client.email).toEqual([]);
      }
    }
  });
});
