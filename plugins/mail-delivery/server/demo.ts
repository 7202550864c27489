import { randomBytes } from 'node:crypto';
import type { Services } from '@/server/ports/services';
import { json } from '@/server/db/json';
import { embeddedRecords, signingKey } from './service/embedded';
import { serviceFor } from './service/services';
import { ownRecords } from './steps/look';
import { nextLook } from './steps/standing';
import { mailBox } from './store/secrets';

/** The demo agency whose letters come from its own domain. */
const SUBDOMAIN = 'horizonte';

/** Gives one demo agency a domain that is verified, so that its letters are seen with their own sender; once. */
export async function demoDomain({ config, db, clock }: Services): Promise<void> {
  if (serviceFor(config, 'platform') !== 'embedded') return;
  const domain = `${SUBDOMAIN}.example`;
  const agency = await db.asSystem((tx) =>
    tx
      .selectFrom('agency')
      .leftJoin('mail_domain', 'mail_domain.agency_id', 'agency.id')
      .select('agency.id')
      .where('subdomain', '=', SUBDOMAIN)
      .where('mail_domain.id', 'is', null)
      .executeTakeFirst(),
  );
  if (!agency) return;
  const secret = await signingKey();
  const now = clock.now();
  const known = { domain, agency_id: agency.id };
  const records = [...embeddedRecords({ domain, secret }, config.platformHost), ...ownRecords(known)];
  const standing = { state: 'verified' as const, added_at: now, broken_since: null, broken_because: null };
  await db.asSystem((tx) =>
    tx
      .insertInto('mail_domain')
      .values({
        ...{ ...known, ...standing, sender: `ola@${domain}`, way: 'platform', service: 'embedded' },
        ...{ region: null, server: null, key_ending: null, secret: mailBox(config).seal(agency.id, secret) },
        ...{ hook: randomBytes(24).toString('base64url'), looks: 2, checked_at: now, verified_at: now },
        records: json(records.map((one) => ({ ...one, state: 'found' as const }))),
        next_check_at: nextLook(standing, now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
