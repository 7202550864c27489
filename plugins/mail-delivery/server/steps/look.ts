import { json } from '@/server/db/json';
import type { Tx } from '@/server/db/types';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Services } from '@/server/ports/services';
import { tellOwners } from '../letters/tell-owners';
import { type Added, type Looked, ServiceSays, ServiceSilent } from '../service/port';
import { dmarc, lookUp, ownership } from '../service/records';
import { isOfDemo, serviceOf } from '../service/services';
import { changeDomain, liveDomain } from '../store/domains';
import { mailBox, servedOf } from '../store/secrets';
import type { DomainRow } from '../store/tables';
import { type Found, foundOf, nextLook } from './standing';

export type LookParts = Pick<
  Services,
  'config' | 'db' | 'clock' | 'dns' | 'lines' | 'log' | 'audit' | 'mail' | 'agencyById'
>;

/** What every domain needs, whoever carries its letters. */
export const ownRecords = ({ domain, agency_id }: Pick<DomainRow, 'domain' | 'agency_id'>) => [
  ownership(domain, agency_id),
  dmarc(domain),
];

/** Whether what comes back is reported, and what such reports are signed with. */
const reportsIn = (
  { config }: Pick<LookParts, 'config'>,
  { agency_id }: Pick<DomainRow, 'agency_id'>,
  { reporting = null, signingKey = null }: Pick<Added, 'reporting' | 'signingKey'>,
) => ({ reporting, signing_key: signingKey && mailBox(config).seal(agency_id, signingKey) });

/** Has the service know the domain; null where it could not be asked. Throws ServiceSays. */
export async function addAt(parts: LookParts, row: DomainRow) {
  try {
    const added = await serviceOf(parts, row.service).add(servedOf(parts.config, row));
    return {
      state: 'verifying' as const,
      records: json([...added.records, ...ownRecords(row)]),
      ...reportsIn(parts, row, added),
      looks: 0,
    };
  } catch (error) {
    if (error instanceof ServiceSilent) return null;
    throw error;
  }
}

async function looked(parts: LookParts, row: DomainRow): Promise<Looked | null> {
  const own = ownRecords(row);
  if (isOfDemo(parts.config, row.domain) && row.service === 'embedded') {
    const state = row.looks > 0 ? ('found' as const) : ('missing' as const);
    return { records: row.records.map((one) => ({ ...one, state, found: [] })), isTaken: true };
  }
  try {
    const found = await serviceOf(parts, row.service).look(servedOf(parts.config, row));
    const ours = await Promise.all(own.map((wanted) => lookUp(wanted, parts.dns)));
    return { ...found, records: [...found.records, ...ours] };
  } catch (error) {
    if (error instanceof ServiceSilent) return null;
    if (error instanceof ServiceSays) return { records: row.records, isTaken: false };
    throw error;
  }
}

/** What is written of a domain that was found so. */
function changesOf(row: DomainRow, found: Found, now: Date) {
  if (found.state === 'verifying') return { state: found.state };
  if (found.state === 'verified')
    return {
      state: found.state,
      verified_at: row.verified_at ?? now,
      broken_since: null,
      broken_because: null,
    };
  return { state: found.state, broken_since: row.broken_since ?? now, broken_because: found.because };
}

/** Writes down, and tells the owners, what became of a domain; nothing where it is as it was. */
export async function noteChange(
  tx: Tx,
  { audit, mail }: Pick<LookParts, 'audit' | 'mail'>,
  agency: AgencyRecord,
  before: DomainRow,
  after: DomainRow,
): Promise<void> {
  if (before.state === after.state || (after.state !== 'verified' && after.state !== 'broken')) return;
  await audit.record(tx, {
    agencyId: after.agency_id,
    userId: null,
    action: after.state === 'verified' ? 'mail-delivery.verified' : 'mail-delivery.broken',
    subject: after.domain,
    after: { domain: after.domain, ...(after.broken_because ? { because: after.broken_because } : {}) },
  });
  await tellOwners(tx, mail, agency, after);
}

/** Looks at the agency's domain now, and writes what was found. Calls outside are made between two transactions. */
export async function lookAt(parts: LookParts, agencyId: string): Promise<void> {
  const { db, clock } = parts;
  const agency = await parts.agencyById(agencyId);
  const read = await db.withTenant(agencyId, (tx) => liveDomain(tx, agencyId));
  if (!read || !agency) return;
  const write = (row: DomainRow, changes: Parameters<typeof changeDomain>[2]) =>
    db.withTenant(agencyId, async (tx) => {
      const now = clock.now();
      const standing = { ...row, ...changes } as DomainRow;
      const after = await changeDomain(tx, row, { ...changes, next_check_at: nextLook(standing, now) });
      if (after) await noteChange(tx, parts, agency, row, after);
      return after;
    });
  let row: DomainRow | null = read;
  // Nothing to enter was ever told: the service was silent, or has said no since.
  if (row.state === 'added' || row.records.length === 0) {
    const added = await addAt(parts, row).catch((error: unknown) => {
      if (!(error instanceof ServiceSays)) throw error;
      parts.log.warn({ agencyId, domain: read.domain, said: error.message }, 'A mail domain was not taken');
      return changesOf(read, { state: 'broken', because: 'refused' }, clock.now());
    });
    row = await write(row, added ? { broken_since: null, broken_because: null, ...added } : {});
    if (!row || row.state !== 'verifying') return;
  }
  const seen = await looked(parts, row);
  const found = seen && foundOf(row.state, seen.records, seen.isTaken);
  await write(row, {
    ...(seen ? { records: json(seen.records), checked_at: clock.now(), looks: row.looks + 1 } : {}),
    ...(seen?.reporting ? reportsIn(parts, row, seen) : {}),
    ...(found ? changesOf(row, found, clock.now()) : {}),
  });
}
