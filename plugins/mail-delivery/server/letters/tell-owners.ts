import { ownersOf } from '@/server/accounts/owners';
import type { Tx } from '@/server/db/types';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Mailer } from '@/server/ports/services';
import type { DomainRow } from '../store/tables';
import { mailLetter } from './letters';

/** Tells the owners that their domain is verified, or that it does not work any more. */
export async function tellOwners(tx: Tx, mail: Mailer, agency: AgencyRecord, row: DomainRow): Promise<void> {
  const owners = await ownersOf(tx, agency.id);
  const kind = row.state === 'broken' ? 'broken' : 'verified';
  for (const { email, language } of owners)
    await mail.send(tx, { ...mailLetter(kind, agency, language, row), to: email }, 'happened');
}
