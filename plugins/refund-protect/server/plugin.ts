import { handle } from '@/server/ports/handle';
import { defineServerPlugin } from '@/server/plugin';
import { markupBasisPoints } from '@/server/pricing';
import { agencyChanged } from '@/server/tenancy/directory';
import logWords from '../say/log-words';
import { getRefundProtects, type RefundProtectSettings, updateRefundProtects } from '../contract';
import { screenWordsOf } from './screen-words';

/** What goes over the wire: JSON in UTF-8, in base64 (R350, G59). */
export function payloadOf(basisPoints: number): string {
  const settings: RefundProtectSettings = {
    isEnabled: basisPoints > 0,
    refundProtectMarkup: basisPoints / 100,
  };
  return Buffer.from(JSON.stringify(settings), 'utf8').toString('base64');
}

const readHandler = handle(getRefundProtects, async ({ agency, tenant }) => {
  const row = await tenant((tx) =>
    tx.selectFrom('agency').select('protection_bps').where('id', '=', agency.id).executeTakeFirstOrThrow(),
  );
  return { data: payloadOf(row.protection_bps) };
});

const writeHandler = handle(updateRefundProtects, async ({ body, agency, user, tenant, services }) => {
  const next = body.isEnabled ? markupBasisPoints(body.refundProtectMarkup, 'refundProtectMarkup') : 0;
  await tenant(async (tx) => {
    const before = await tx
      .selectFrom('agency')
      .select('protection_bps')
      .where('id', '=', agency.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx.updateTable('agency').set({ protection_bps: next }).where('id', '=', agency.id).execute();
    await services.audit.record(tx, {
      agencyId: agency.id,
      userId: user.id,
      action: 'refund-protect.update',
      subject: agency.id,
      before: { basisPoints: before.protection_bps },
      after: { basisPoints: next },
    });
  });
  agencyChanged();
  return { data: payloadOf(next) };
});

/** What the agency asks for protection; the booking engine prices it and keeps its promise on a cancellation. */
export const refundProtect = defineServerPlugin({
  id: 'refund-protect',
  handlers: [readHandler, writeHandler],
  protection: ({ pricing }) => pricing.protectionBasisPoints || null,
  log: { words: logWords, say: screenWordsOf },
});
