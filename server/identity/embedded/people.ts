import { z } from 'zod/mini';
import type { Db } from '../../db/types';
import '../../db/tables';
import { DEMO_USERS, demoEmail } from '../../config/demo-accounts';
import type { AgencyRecord } from '../../ports/agency';
import { Identity } from '../types';

export interface Person {
  readonly email: string;
  readonly name: string;
  readonly role: string;
}

/** What the form offers for somebody whom the agency has never seen. */
export const NEW_TRAVELLER = { name: 'Nora Vik', email: 'nora.vik@travellers.example' };

/** The agency's demo accounts, as they stand in the database; nobody else is ever shown. */
export async function demoPeople(db: Db, agency: AgencyRecord): Promise<Person[]> {
  const known = new Map(DEMO_USERS.map((user) => [demoEmail(user, agency.subdomain), user.role]));
  const rows = await db.withTenant(agency.id, (tx) =>
    tx
      .selectFrom('app_user')
      .select(['email', 'first_name', 'last_name'])
      .where('agency_id', '=', agency.id)
      .where('email', 'in', [...known.keys()])
      .execute(),
  );
  const order = [...known.keys()];
  return rows
    .map((row) => ({
      email: row.email,
      name: `${row.first_name} ${row.last_name}`.trim(),
      role: known.get(row.email) as string,
    }))
    .sort((a, b) => order.indexOf(a.email) - order.indexOf(b.email));
}

/**
 * The identity that was chosen: one of `people`, or a new traveller. New ones live under `.example`, where no
 * mailbox can be, so that nobody real is ever impersonated. Null when the form does not fit.
 */
export function chosenIdentity(form: URLSearchParams, people: readonly Person[]): Identity | null {
  const choice = form.get('person');
  const person = people.find(({ email }) => email === choice);
  const isNew = choice === 'new';
  if (!person && !isNew) return null;
  const [firstName = '', ...others] = (person?.name ?? form.get('name') ?? '').trim().split(/\s+/);
  const identity = z.safeParse(Identity, {
    email: person?.email ?? form.get('email'),
    isEmailVerified: person !== undefined || form.get('verified') === 'yes',
    // Nobody else can have an address that ends so.
    ...{ subject: person?.email ?? form.get('email')?.trim().toLowerCase(), isAuthoritative: true },
    firstName,
    lastName: others.join(' '),
  });
  return identity.success && identity.data.email.endsWith('.example') ? identity.data : null;
}
