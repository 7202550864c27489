import type { Tx } from '../../db/types';
import '../../db/tables';
import { enoughLetters } from '../../mail/letter-budget';
import type { Mailer } from '../../ports/services';
import type { BookingRow } from '../tables';

/** Letters of a day that reservations may bring to an address which is not the booker's own. */
const MOST = 50;

/** What nobody pays for could be booked only to write to a stranger. Throws HttpError 429. */
export async function requireMayWrite(tx: Tx, mail: Mailer, row: BookingRow): Promise<void> {
  if (!row.is_hold) return;
  const booker = await tx
    .selectFrom('app_user')
    .select('email')
    .where('agency_id', '=', row.agency_id)
    .where('id', '=', row.user_id)
    .executeTakeFirst();
  if (booker?.email === row.contact_email.toLowerCase()) return;
  const asked = { agencyId: row.agency_id, to: row.contact_email };
  if (!(await mail.mayAsk(tx, asked, MOST))) throw enoughLetters();
}
