import { sql } from 'kysely';
import type { Bootstrap } from '@/core/contract';
import { hashPassword } from '../auth/password';
import type { Database } from '../db/open';
import type { Tx } from '../db/types';
import { createAgency, createUser } from '../tenancy/create';
import type { AgencyRecord } from '../ports/agency';
import { DEMO_AGENCIES } from './agencies';
import { DEMO_PASSWORD, DEMO_USERS, demoEmail } from '../config/demo-accounts';
import { furnishClient } from './people';

/** Held while seeding: of processes that start together on one database, one writes and the others find it done. */
const DEMO_LOCK = 7_214_331;

async function missingIn(tx: Tx) {
  const present = await tx.selectFrom('agency').select('subdomain').execute();
  return DEMO_AGENCIES.filter((agency) => !present.some((row) => row.subdomain === agency.subdomain));
}

/** Switches that came later than the first demo agencies. */
const LATER_SWITCHES = ['visitorsMaySearch', 'keepsColorInDark'] as const;

/** Demo agencies from before a switch get it as it is seeded now; who has set it keeps it (G33, R024). */
async function switchOn(tx: Tx): Promise<void> {
  for (const name of LATER_SWITCHES)
    await tx
      .updateTable('agency')
      .set({
        settings: sql`settings || jsonb_build_object(${name}::text, true)`,
        version: sql`version + 1`,
      })
      .where(
        'subdomain',
        'in',
        DEMO_AGENCIES.filter(({ settings }) => settings[name]).map(({ subdomain }) => subdomain),
      )
      .where(sql<boolean>`not (settings ? ${name}::text)`)
      .execute();
}

/**
 * Writes the demo agencies that are missing, in one transaction; those that exist keep what was done to
 * them. Returns how many were written.
 */
export async function seedDemo(db: Pick<Database, 'asSystem' | 'oneAtATime'>): Promise<number> {
  await db.asSystem(switchOn);
  if ((await db.asSystem(missingIn)).length === 0) return 0;
  // One hash for all: the password is public, and a hash for each would slow the first start for nothing.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const write = async (tx: Tx): Promise<number> => {
    const missing = await missingIn(tx);
    for (const agency of missing) {
      const id = await createAgency(tx, agency);
      const isFresh = agency.isSubscribed === false;
      for (const user of DEMO_USERS) {
        const { firstName, lastName, userType, isRestricted } = user;
        const userId = await createUser(tx, id, {
          email: demoEmail(user, agency.subdomain),
          firstName,
          lastName,
          userType,
          isRestricted,
          passwordHash,
          loginCount: isFresh ? 0 : 3,
          ...(agency.language ? { language: agency.language } : {}),
        });
        if (user.name === 'client')
          await furnishClient(tx, { agencyId: id, userId, subdomain: agency.subdomain, now: new Date() });
      }
    }
    return missing.length;
  };
  return db.oneAtATime(DEMO_LOCK, () => db.asSystem(write));
}

/** What the login card of a demo agency offers; null on any other agency. */
export function demoAccounts(agency: Pick<AgencyRecord, 'subdomain'>): Bootstrap['demo'] {
  if (!DEMO_AGENCIES.some((demo) => demo.subdomain === agency.subdomain)) return null;
  return {
    password: DEMO_PASSWORD,
    accounts: DEMO_USERS.map((user) => ({ email: demoEmail(user, agency.subdomain), role: user.role })),
  };
}
