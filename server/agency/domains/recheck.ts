import { ownersOf } from '../../accounts/owners';
import type { LoggedAction } from '@/core/contract/logged';
import '../../db/tables';
import type { Tx } from '../../db/types';
import { HttpError } from '../../error';
import type { AgencyRecord } from '../../ports/agency';
import type { Services } from '../../ports/services';
import { agencyChanged } from '../../tenancy/directory';
import { domainProblem, type DomainRecords, GRACE_DAYS, proofOf } from '../../tenancy/domain';
import { originOf } from '../../tenancy/record';
import { settingsOf } from '../agency-settings';
import { domainMissingMail, domainReleasedMail } from './letters';

const DAY_MS = 24 * 60 * 60_000;

type Parts = Pick<Services, 'db' | 'clock' | 'config' | 'audit' | 'log' | 'dns' | 'mail' | 'agencyById'>;
type Found = 'here' | 'missing' | 'released';
const LOGGED: Record<Found, LoggedAction> = {
  here: 'agency.domain-found',
  missing: 'agency.domain-missing',
  released: 'agency.domain-released',
};

/** True and false as the DNS says; null when it could not be asked. */
async function isProven(records: DomainRecords, dns: Parts['dns']) {
  try {
    return (await domainProblem(records, dns)) === null;
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** What becomes of a domain that was missing since then; null when nothing changes. */
function changeOf(isHere: boolean, missingSince: Date | null, now: Date): Found | null {
  if (isHere) return missingSince ? 'here' : null;
  if (!missingSince) return 'missing';
  return now.getTime() - missingSince.getTime() < GRACE_DAYS * DAY_MS ? null : 'released';
}

async function tellOwners(
  tx: Tx,
  { mail, config }: Parts,
  known: AgencyRecord,
  domain: string,
  found: Found,
) {
  if (found === 'here') return;
  const { subdomain, public: shown } = known;
  const place = { subdomain, is_platform: shown.isPlatform, custom_domain: null, domain_missing_since: null };
  // The address that holds from now on.
  const agency = { ...known, origin: originOf(place, config.publicUrl, config.platformHost) };
  const owners = await ownersOf(tx, agency.id);
  for (const { email, first_name: firstName, language } of owners) {
    const words = language ?? agency.public.language;
    const letter =
      found === 'missing'
        ? domainMissingMail(agency, words, { firstName, domain, days: GRACE_DAYS })
        : domainReleasedMail(agency, words, { firstName, domain });
    await mail.send(tx, { ...letter, to: email }, 'happened');
  }
}

async function recheck(parts: Parts, agencyId: string, domain: string) {
  const { db, clock, config, audit, dns, agencyById } = parts;
  const agency = await agencyById(agencyId);
  if (!agency) return;
  const { domainTarget } = await db.withTenant(agencyId, (tx) =>
    settingsOf(tx, config, agencyId, clock.now()),
  );
  const isHere = await isProven({ domain, target: domainTarget, proof: proofOf(domain, agencyId) }, dns);
  if (isHere === null) return;
  const changed = await db.withTenant(agencyId, async (tx) => {
    const row = await tx
      .selectFrom('agency')
      .select(['custom_domain', 'domain_missing_since'])
      .where('id', '=', agencyId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Another process, or the owner, was quicker.
    if (row.custom_domain !== domain) return false;
    const now = clock.now();
    const found = changeOf(isHere, row.domain_missing_since, now);
    if (!found) return false;
    await tx
      .updateTable('agency')
      .set((eb) => ({
        domain_missing_since: found === 'missing' ? now : null,
        ...(found === 'released' ? { custom_domain: null } : {}),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', agencyId)
      .execute();
    const after = { customDomain: domain };
    await audit.record(tx, { agencyId, userId: null, action: LOGGED[found], subject: domain, after });
    await tellOwners(tx, parts, agency, domain, found);
    return true;
  });
  if (changed) agencyChanged();
}

/**
 * Looks whether the DNS of every agency's own domain still proves it and leads here (SEC-36). One that has not for
 * `GRACE_DAYS` is released: whoever holds the name now shall not stand before our certificate, and another agency may prove
 * it. Letters stop carrying it at once, and the owners are told. What could not be asked changes nothing.
 */
export async function recheckDomains(services: Parts): Promise<void> {
  const held = await services.db.asSystem((tx) =>
    tx.selectFrom('agency').select(['id', 'custom_domain']).where('custom_domain', 'is not', null).execute(),
  );
  for (const { id, custom_domain: domain } of held)
    await recheck(services, id, domain!).catch((error: unknown) =>
      services.log.error({ err: error, agencyId: id }, 'A domain could not be checked'),
    );
}
