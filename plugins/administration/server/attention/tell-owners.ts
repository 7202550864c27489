import { ownersOf } from '@/server/accounts/owners';
import type { Language } from '@/core/contract';
import type { AttentionRow } from '@/server/attention';
import '@/server/db/tables';
import type { Tx } from '@/server/db/types';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Services } from '@/server/ports/services';
import { ownersLetter } from './letters';
import { each } from '@/server/jobs/each';

type Parts = Pick<Services, 'db' | 'clock' | 'mail' | 'agencyById'>;

/** What opens meanwhile waits for the next letter, so that a bad hour is a few letters. */
const BETWEEN_LETTERS_MS = 15 * 60_000;

/** Whom the undelivered letters among the points are for, by their id. */
async function recipientsOf(
  tx: Tx,
  agencyId: string,
  points: readonly Pick<AttentionRow, 'source' | 'subject'>[],
): Promise<Map<string, string>> {
  const ids = points.flatMap(({ source, subject }) => (source === 'letters' ? [subject] : []));
  if (ids.length === 0) return new Map();
  const letters = await tx
    .selectFrom('mail')
    .select(['id', 'recipient'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(letters.map(({ id, recipient }) => [id, recipient]));
}

async function tellOwner({ db, clock, mail }: Parts, agency: AgencyRecord): Promise<void> {
  const now = clock.now();
  await db.withTenant(agency.id, async (tx) => {
    const { last } = await tx
      .selectFrom('attention')
      .where('agency_id', '=', agency.id)
      .select((eb) => eb.fn.max('told_at').as('last'))
      .executeTakeFirstOrThrow();
    if (last && now.getTime() - last.getTime() < BETWEEN_LETTERS_MS) return;
    const opened = await tx
      .updateTable('attention')
      .set({ told_at: now })
      .where('agency_id', '=', agency.id)
      .where('told_at', 'is', null)
      .where('gone_at', 'is', null)
      .where('settled_at', 'is', null)
      .returning(['kind', 'source', 'subject', 'booking_id', 'facts', 'opened_at'])
      .execute();
    const owners = await ownersOf(tx, agency.id);
    const addresses = owners.map(({ email }) => email);
    // Nobody is told by letter that letters do not reach him.
    const recipients = await recipientsOf(tx, agency.id, opened);
    const told = opened.filter(({ subject }) => !addresses.includes(recipients.get(subject) ?? ''));
    if (told.length === 0) return;
    const ids = told.flatMap(({ booking_id }) => booking_id ?? []);
    const bookings =
      ids.length === 0
        ? []
        : await tx
            .selectFrom('booking')
            .select(['id', 'locator'])
            .where('agency_id', '=', agency.id)
            .where('id', 'in', ids)
            .execute();
    const locators = new Map(bookings.map(({ id, locator }) => [id, locator]));
    const points = told
      .sort((a, b) => a.opened_at.getTime() - b.opened_at.getTime())
      .map(({ kind, subject, booking_id, facts }) => ({
        kind,
        about: (booking_id && locators.get(booking_id)) || recipients.get(subject) || facts.reference || null,
      }));
    for (const { email, language } of owners)
      await mail.send(
        tx,
        {
          to: email,
          ...ownersLetter(agency, (language ?? agency.public.language) as Language, points),
        },
        'happened',
      );
  });
}

/** Writes to the owner of each agency what waits for a person and was not told yet. */
export async function tellOwners(services: Parts): Promise<void> {
  const waiting = await services.db.asSystem((tx) =>
    tx
      .selectFrom('attention')
      .select('agency_id')
      .distinct()
      .where('told_at', 'is', null)
      .where('gone_at', 'is', null)
      .where('settled_at', 'is', null)
      .execute(),
  );
  await each(waiting, async ({ agency_id }) => {
    const agency = await services.agencyById(agency_id);
    if (agency) await tellOwner(services, agency);
  });
}
