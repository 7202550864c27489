import { hashPassword } from '../auth/password';
import { DEMO_USERS, demoEmail } from '../config/demo-accounts';
import type { Db } from '../db/types';
import { createAgency, createUser, type NewAgency } from '../tenancy/create';

export const PASSWORD = 'Correct_Horse1';

/** Two ordinary agencies, a sleeping one, and the platform's own on `localhost`. */
export const TEST_AGENCIES: readonly NewAgency[] = [
  { name: 'Platform', subdomain: 'platform', isPlatform: true },
  {
    name: 'Alpha Voyages',
    subdomain: 'alpha',
    markupBasisPoints: 1000,
    feeMinor: 500,
    settings: { heading: 'Alpha heading', primaryColor: '#123456' },
  },
  { name: 'Beta Trips', subdomain: 'beta', language: 'pt', currency: 'EUR' },
  { name: 'Sleepy Tours', subdomain: 'sleepy', status: 'Inactive' },
];

let hash: Promise<string> | undefined;

export interface TestAgency {
  id: string;
  host: string;
  /** Ids of `owner`, `agent`, `restricted`, `client` and `other` (a second client). */
  users: Record<string, string>;
}

/** Writes agencies with five users each, `<name>@<subdomain>.example`, all with PASSWORD. */
export async function seedAgencies(
  db: Db,
  agencies: readonly NewAgency[] = TEST_AGENCIES,
): Promise<Record<string, TestAgency>> {
  const passwordHash = await (hash ??= hashPassword(PASSWORD));
  return db.asSystem(async (tx) => {
    const made: Record<string, TestAgency> = {};
    for (const agency of agencies) {
      const id = await createAgency(tx, agency);
      const users: Record<string, string> = {};
      for (const { name, ...user } of [...DEMO_USERS, { ...DEMO_USERS[3]!, name: 'other' as const }]) {
        users[name] = await createUser(tx, id, {
          ...user,
          email: demoEmail({ name: name as 'client' }, agency.subdomain),
          passwordHash,
        });
      }
      made[agency.subdomain] = {
        id,
        users,
        host: agency.isPlatform ? 'localhost' : `${agency.subdomain}.localhost`,
      };
    }
    return made;
  });
}
