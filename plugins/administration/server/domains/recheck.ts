import { resolveCname } from 'node:dns/promises';
import type { LoggedAction } from '@/core/contract/logged';
import '@/server/db/tables';
import type { Tx } from '@/server/db/types';
import { HttpError } from '@/server/error';
import type { Services } from '@/server/ports/services';
import { settingsOf } from '@/server/agency/agency-settings';
import { agencyChanged } from '@/server/tenancy/directory';
import { type LookUp, requirePointing } from '@/server/tenancy/domain';

/** A domain whose DNS says something else is given this long: name servers err, and people move sites. */
export const GRACE_MS = 24 * 60 * 60_000;

const MISSING = 'agency.domain-missing';
const FOUND = 'agency.domain-found';
const RELEASED = 'agency.domain-released';

type Parts = Pick<Services, 'db' | 'clock' | 'config' | 'audit' | 'log'>;

/** True and false as the DNS says; null when it could not be asked. */
async function pointsHere(domain: string, target: string, lookUp: LookUp): Promise<boolean | null> {
  try {
    await requirePointing(domain, target, lookUp);
    return true;
  } catch (error) {
    return error instanceof HttpError && error.status === 422 ? false : null;
  }
}

/** The latest that the log says about the DNS of a domain. */
const lastSeen = (tx: Tx, agencyId: string, domain: string) =>
  tx
    .selectFrom('audit_log')
    .select(['action', 'at'])
    .where('agency_id', '=', agencyId)
    .where('subject', '=', domain)
    .where('action', 'in', [MISSING, FOUND, RELEASED])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

async function recheck(
  { db, clock, config, audit }: Parts,
  agencyId: string,
  domain: string,
  lookUp: LookUp,
) {
  const { domainTarget } = await db.withTenant(agencyId, (tx) =>
    settingsOf(tx, config, agencyId, clock.now()),
  );
  const here = await pointsHere(domain, domainTarget, lookUp);
  if (here === null) return;
  const released = await db.withTenant(agencyId, async (tx) => {
    const row = await tx
      .selectFrom('agency')
      .select('custom_domain')
      .where('id', '=', agencyId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Another process, or the owner, was quicker.
    if (row.custom_domain !== domain) return false;
    const last = await lastSeen(tx, agencyId, domain);
    const isMissing = last?.action === MISSING;
    const note = (action: LoggedAction) =>
      audit.record(tx, { agencyId, userId: null, action, subject: domain, after: { customDomain: domain } });
    if (here) {
      if (isMissing) await note(FOUND);
      return false;
    }
    if (!isMissing) {
      await note(MISSING);
      return false;
    }
    if (clock.now().getTime() - last.at.getTime() < GRACE_MS) return false;
    await tx
      .updateTable('agency')
      .set((eb) => ({ custom_domain: null, version: eb('version', '+', 1) }))
      .where('id', '=', agencyId)
      .execute();
    await note(RELEASED);
    return true;
  });
  if (released) agencyChanged();
}

/**
 * Looks whether the DNS of every agency's own domain still leads here (SEC-36). One that has led elsewhere for a day is
 * released: whoever holds the name now shall not stand before our certificate, and another agency may prove it. The owner
 * finds it waiting for its DNS again. What could not be asked changes nothing.
 */
export async function recheckDomains(services: Parts, lookUp: LookUp = resolveCname): Promise<void> {
  const held = await services.db.asSystem((tx) =>
    tx.selectFrom('agency').select(['id', 'custom_domain']).where('custom_domain', 'is not', null).execute(),
  );
  for (const { id, custom_domain: domain } of held)
    await recheck(services, id, domain!, lookUp).catch((error: unknown) =>
      services.log.error({ err: error, agencyId: id }, 'A domain could not be checked'),
    );
}
