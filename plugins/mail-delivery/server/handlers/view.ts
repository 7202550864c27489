import { counted } from '@/server/db/page';
import type { Tx } from '@/server/db/types';
import { platformSender } from '@/server/mail/transport';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Services } from '@/server/ports/services';
import { MAIL_APPLICATION } from '../../contract/application';
import { type MailDelivery, type MailDomain, OWN_KEY_PRICE } from '../../contract/delivery';
import { DEMO_ENDING, serviceFor } from '../service/services';
import { isLate } from '../steps/standing';
import { lastDeleted, liveDomain } from '../store/domains';
import { stoppedAt } from '../store/troubles';
import type { DomainRow } from '../store/tables';

export const isOn = ({ public: { applications } }: Pick<AgencyRecord, 'public'>): boolean =>
  applications.includes(MAIL_APPLICATION.id);

async function testOf(tx: Tx, row: DomainRow): Promise<MailDomain['test']> {
  if (!row.test_mail_id) return null;
  const mail = await tx
    .selectFrom('mail')
    .select(['recipient', 'created_at', 'delivered_at', 'sender', 'stopped'])
    .where('agency_id', '=', row.agency_id)
    .where('id', '=', row.test_mail_id)
    .executeTakeFirst();
  if (!mail) return null;
  const gone = mail.sender ? 'sent' : 'fellBack';
  const state = mail.stopped ? 'stopped' : mail.delivered_at ? gone : 'waiting';
  return { to: mail.recipient, at: mail.created_at.toISOString(), state };
}

const timeOf = (time: Date | null) => time?.toISOString() ?? null;

const domainOf = (row: DomainRow, now: Date, test: MailDomain['test']): MailDomain => ({
  ...{ domain: row.domain, senderEmail: row.sender, way: row.way, domainState: row.state, test },
  mailgun: row.way === 'mailgun' ? { region: row.region ?? 'us', keyEnding: row.key_ending ?? '' } : null,
  smtp: row.server,
  records: [...row.records],
  addedAt: row.added_at.toISOString(),
  ...{ checkedAt: timeOf(row.checked_at), nextCheckAt: timeOf(row.next_check_at) },
  ...{ verifiedAt: timeOf(row.verified_at), brokenSince: timeOf(row.broken_since) },
  ...{ brokenBecause: row.broken_because, priceAcceptedAt: timeOf(row.price_accepted_at) },
  reporting: row.reporting,
  isLate: isLate(row, now),
});

/** How an agency's letters go out, as its owner is told. */
export async function deliveryOf(
  tx: Tx,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  agency: AgencyRecord,
): Promise<MailDelivery> {
  const row = await liveDomain(tx, agency.id);
  const gone = await lastDeleted(tx, agency.id);
  return {
    enabled: isOn(agency),
    domain: row ? domainOf(row, clock.now(), await testOf(tx, row)) : null,
    deleted: gone?.deleted_at ? { domain: gone.domain, at: gone.deleted_at.toISOString() } : null,
    platformSender: platformSender(config.platformHost),
    isPlatformOpen: serviceFor(config, 'platform') !== null,
    ownKeyPrice: OWN_KEY_PRICE,
    demoEnding: config.demo ? DEMO_ENDING : null,
    stopped: await counted(stoppedAt(tx, agency.id)),
  };
}
