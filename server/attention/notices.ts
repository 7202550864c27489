import type { Db, Tx } from '../db/types';
import type { GatewayNotice } from '../payment';
import { openPoints } from './points';
import type { Source } from './tables';

/** Disputes had a source of their own before there was anything else to hear. */
const sourceOf = ({ kind }: Pick<GatewayNotice, 'kind'>): Source =>
  kind === 'dispute' ? 'disputes' : 'gateway';

/** Whose it is to look into: the booking's agency, the account's, or the platform's. Null where there is none of them. */
async function agencyFor(tx: Tx, bookingId: string | null, agencyId: string | null): Promise<string | null> {
  if (agencyId !== null) return agencyId;
  const booking =
    bookingId === null
      ? undefined
      : await tx.selectFrom('booking').select('agency_id').where('id', '=', bookingId).executeTakeFirst();
  if (bookingId !== null) return booking?.agency_id ?? null;
  const platform = await tx
    .selectFrom('agency')
    .select('id')
    .where('is_platform', '=', true)
    .executeTakeFirst();
  return platform?.id ?? null;
}

/** What the gateway tells of waits for a person until the gateway says that it does not any more. */
export async function noticed(
  db: Db,
  notice: GatewayNotice & { readonly bookingId: string | null },
  now: Date,
): Promise<void> {
  const { kind, reference, bookingId, money, until, said, isOpen } = notice;
  const source = sourceOf(notice);
  await db.asSystem(async (tx) => {
    if (!isOpen) {
      await tx
        .updateTable('attention')
        .set({ gone_at: now })
        .where('source', '=', source)
        .where('kind', '=', kind)
        .where('subject', '=', reference)
        .where('gone_at', 'is', null)
        .execute();
      return;
    }
    const agencyId = await agencyFor(tx, bookingId, notice.agencyId);
    if (agencyId === null) return;
    const facts = {
      reference,
      ...(money ?? {}),
      ...(until ? { until: until.toISOString() } : {}),
      ...(said ? { said } : {}),
    };
    await openPoints(tx, source, [{ agencyId, kind, subject: reference, bookingId, facts }], now);
  });
}
