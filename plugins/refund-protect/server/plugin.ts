import type { HandlerInput } from '@/server/ports/handle';
import { saveApplication } from '@/server/agency/applications';
import type { Tx } from '@/server/db/types';
import { handle } from '@/server/ports/handle';
import { defineServerPlugin } from '@/server/plugin';
import { markupBasisPoints } from '@/server/pricing';
import logWords from '../say/log-words';
import {
  FIRST_MARKUP,
  getRefundProtects,
  refundProtectApplication,
  type RefundProtectSettings,
  updateRefundProtects,
} from '../contract';
import { screenWordsOf } from './screen-words';

/** What goes over the wire: JSON in UTF-8, in base64 (R350, G59). */
export function payloadOf(basisPoints: number): string {
  const settings: RefundProtectSettings = {
    isEnabled: basisPoints > 0,
    refundProtectMarkup: basisPoints / 100,
  };
  return Buffer.from(JSON.stringify(settings), 'utf8').toString('base64');
}

const markupIn = async (tx: Tx, agencyId: string): Promise<number> => {
  const { protection_bps } = await tx
    .selectFrom('agency')
    .select('protection_bps')
    .where('id', '=', agencyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return protection_bps;
};

const setMarkup = (tx: Tx, agencyId: string, basisPoints: number) =>
  tx.updateTable('agency').set({ protection_bps: basisPoints }).where('id', '=', agencyId).execute();

const readHandler = handle(getRefundProtects, async ({ agency, tenant }) => {
  const row = await tenant((tx) =>
    tx.selectFrom('agency').select('protection_bps').where('id', '=', agency.id).executeTakeFirstOrThrow(),
  );
  return { data: payloadOf(row.protection_bps) };
});

async function changeMarkup(
  { agency, user, tenant, services }: HandlerInput<typeof updateRefundProtects>,
  next: number,
): Promise<void> {
  await tenant(async (tx) => {
    const before = await markupIn(tx, agency.id);
    if (before === next) return;
    await setMarkup(tx, agency.id, next);
    await services.audit.record(tx, {
      agencyId: agency.id,
      userId: user.id,
      action: 'refund-protect.update',
      subject: refundProtectApplication.id,
      before: { basisPoints: before },
      after: { basisPoints: next },
    });
  });
}

const writeHandler = handle(updateRefundProtects, async (input) => {
  const { isEnabled, refundProtectMarkup } = input.body;
  const next = isEnabled ? markupBasisPoints(refundProtectMarkup, 'refundProtectMarkup') : 0;
  // A markup that is not offered yet contradicts nothing; an offer without one would. Saving tells of both.
  if (isEnabled) await changeMarkup(input, next);
  const application = refundProtectApplication;
  await saveApplication(input, { application, plugin: 'refund-protect' }, { isEnabled });
  return { data: payloadOf(next) };
});

/** What the agency asks for protection; the booking engine prices it and keeps its promise on a cancellation. */
export const refundProtect = defineServerPlugin({
  id: 'refund-protect',
  handlers: [readHandler, writeHandler],
  application: refundProtectApplication,
  async onSwitch(tx, agencyId, isEnabled) {
    if (isEnabled && (await markupIn(tx, agencyId)) === 0) await setMarkup(tx, agencyId, FIRST_MARKUP * 100);
  },
  protection: ({ pricing }) => pricing.protectionBasisPoints || null,
  log: { words: logWords, say: screenWordsOf },
});
