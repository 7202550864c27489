import { mailVerifications } from '@/server/accounts/mailed-links';
import type { Tx } from '@/server/db/types';
import type { Services } from '@/server/ports/services';
import { isTravelAgent, type Language } from '@/core/contract';
import type { UploadRow } from '../../../contract/client-upload';
import { normalEmail } from '@/server/accounts/fields';
import { STAFF } from '../people';
import { type Judged, judge, type Known, type NewClient } from './verdict';

/** What each row of an upload would do to the agency as it is now. */
export async function judgeNow(
  tx: Tx,
  agencyId: string,
  rows: readonly UploadRow[],
  now: Date,
): Promise<Judged[]> {
  const emails = [...new Set(rows.map(({ email }) => normalEmail(email)).filter(Boolean))];
  if (emails.length === 0) return judge(rows, new Map(), new Set());
  const people = await tx
    .selectFrom('app_user')
    .select(['email', 'first_name', 'last_name', 'phone', 'user_type'])
    .where('agency_id', '=', agencyId)
    .where((eb) => eb('email', '=', eb.fn.any(eb.val(emails))))
    .execute();
  const invited = await tx
    .selectFrom('agent_invitation')
    .select('email')
    .where('agency_id', '=', agencyId)
    .where((eb) => eb('email', '=', eb.fn.any(eb.val(emails))))
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  const known = new Map<string, Known>(
    people.map((row) => [
      row.email,
      {
        firstName: row.first_name,
        lastName: row.last_name,
        phone: row.phone,
        isStaff: isTravelAgent(row.user_type),
      },
    ]),
  );
  return judge(rows, known, new Set(invited.map(({ email }) => email)));
}

interface Writing {
  readonly agencyId: string;
  readonly userId: string;
  readonly language: Language;
  readonly sendMail: boolean;
  readonly services: Services;
  /** The letters to those of the rows before. */
  readonly letters: string | undefined;
}

/** Writes some rows of an upload; new clients are written to if it was asked for. Returns the bulk work of the letters. */
export async function writeClients(
  tx: Tx,
  { agencyId, userId, language, sendMail, services, letters }: Writing,
  rows: readonly { outcome: 'create' | 'update'; client: NewClient }[],
): Promise<string | undefined> {
  let task = letters;
  const created = rows.filter(({ outcome }) => outcome === 'create').map(({ client }) => client);
  if (created.length > 0) {
    const made = await tx
      .insertInto('app_user')
      .values(
        created.map((client) => ({
          agency_id: agencyId,
          email: client.email,
          first_name: client.firstName,
          last_name: client.lastName,
          phone: client.phone,
          user_type: 'Client',
          language,
        })),
      )
      // Somebody signed up between the look and the writing: that account is the person's own.
      .onConflict((conflict) => conflict.columns(['agency_id', 'email']).doNothing())
      .returning('id')
      .execute();
    const ids = made.map(({ id }) => id);
    if (sendMail) task = await mailVerifications(tx, services, { agencyId, userId }, ids, task);
  }
  for (const { outcome, client } of rows) {
    if (outcome === 'create') continue;
    await tx
      .updateTable('app_user')
      .set({
        first_name: client.firstName,
        last_name: client.lastName,
        ...(client.phone === null ? {} : { phone: client.phone }),
      })
      .where('agency_id', '=', agencyId)
      .where('email', '=', client.email)
      .where('user_type', 'not in', STAFF)
      .execute();
  }
  return task;
}
