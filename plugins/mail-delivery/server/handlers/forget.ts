import type { Tx } from '@/server/db/types';
import type { Jobs, Services } from '@/server/ports/services';
import { ServiceSays } from '../service/port';
import { serviceOf } from '../service/services';
import { servedOf } from '../store/secrets';
import type { DomainRow } from '../store/tables';

const FORGET = 'mail-delivery.forget';
const ALLOW = 'mail-delivery.allow';

type Left = Pick<
  DomainRow,
  'agency_id' | 'domain' | 'sender' | 'way' | 'service' | 'region' | 'server' | 'secret' | 'hook'
>;

/** Has a service forget a domain that an agency has left; what is secret goes along sealed. */
export const forgetAt = (tx: Tx, jobs: Pick<Jobs, 'enqueue'>, row: Left) => {
  const { agency_id, domain, sender, way, service, region, server, secret, hook } = row;
  return jobs.enqueue(tx, FORGET, { agency_id, domain, sender, way, service, region, server, secret, hook });
};

/** Has the service take an address off its own list. */
export const allowAt = (tx: Tx, jobs: Pick<Jobs, 'enqueue'>, agencyId: string, address: string) =>
  jobs.enqueue(tx, ALLOW, { agencyId, address });

type Parts = Pick<Services, 'config' | 'db' | 'dns' | 'lines' | 'log' | 'jobs'>;

/** What services are asked for after a call was answered. */
export function followUp(parts: Parts): void {
  const { jobs, db, config } = parts;
  jobs.handle(FORGET, async (data) => {
    const left = data as Left;
    // Somebody sends from it by the same account again: of an own one only the key may be another.
    const again = await db.asSystem((tx) =>
      tx
        .selectFrom('mail_domain')
        .select('id')
        .where('domain', '=', left.domain)
        .where('service', '=', left.service)
        .where('way', '=', left.way)
        .where('region', 'is not distinct from', left.region)
        .where('state', '<>', 'deleted')
        .executeTakeFirst(),
    );
    if (again) return;
    try {
      await serviceOf(parts, left.service).remove(servedOf(config, { ...left, records: [], looks: 0 }));
    } catch (error) {
      // A key that is not good any more: the domain is the account's own matter.
      if (!(error instanceof ServiceSays)) throw error;
      parts.log.warn(
        { domain: left.domain, said: error.message },
        'A mail service keeps a domain that was left',
      );
    }
  });
  jobs.handle(ALLOW, async (data) => {
    const { agencyId, address } = data as { agencyId: string; address: string };
    const row = await db.withTenant(agencyId, (tx) =>
      tx
        .selectFrom('mail_domain')
        .selectAll()
        .where('agency_id', '=', agencyId)
        .where('state', 'not in', ['added', 'deleted'])
        .executeTakeFirst(),
    );
    if (row) await serviceOf(parts, row.service).allow(servedOf(config, row), address);
  });
}
