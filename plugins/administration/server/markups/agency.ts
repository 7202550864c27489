import { administrationRefusals } from '../../contract/refusals';
import { json } from '@/server/db/json';
import type { Tx } from '@/server/db/types';
import { conflict } from '@/server/error';
import { handle } from '@/server/ports/handle';
import { type ProductFees, type ProductMarkups, readProductFees, readProductMarkups } from '@/server/pricing';
import { agencyChanged } from '@/server/tenancy/directory';
import { type AgencyMarkups, getAgencyMarkups, updateAgencyMarkups, UPDATED } from '../../contract/markups';
import { changedFees, feeDifferences, isFeeUnchanged } from './fees';
import { changedMarkups, differences, markupsOf, percent, requireUnchanged, storedPercent } from './change';

export interface AgencyStored {
  readonly general: number;
  readonly products: ProductMarkups;
  readonly protection: number;
  readonly fee: number;
  readonly productFees: ProductFees;
}

export async function readAgency(tx: Tx, agencyId: string, forUpdate = false): Promise<AgencyStored> {
  const row = await tx
    .selectFrom('agency')
    .select(['markup_bps', 'product_markups', 'protection_bps', 'fee_minor', 'product_fees'])
    .where('id', '=', agencyId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return {
    general: row.markup_bps,
    products: readProductMarkups(row.product_markups),
    protection: row.protection_bps,
    fee: row.fee_minor,
    productFees: readProductFees(row.product_fees),
  };
}

export const agencyMarkupsOf = (stored: AgencyStored): AgencyMarkups => ({
  ...markupsOf(stored),
  refundProtectMarkup: percent(stored.protection),
  agencyFee: stored.fee,
  productFees: stored.productFees,
});

export const readAgencyHandler = handle(getAgencyMarkups, async ({ agency, tenant }) => ({
  data: agencyMarkupsOf(await tenant((tx) => readAgency(tx, agency.id))),
}));

export const writeAgencyHandler = handle(
  updateAgencyMarkups,
  async ({ body, agency, user, tenant, services }) => {
    const { basedOn, refundProtectMarkup, agencyFee, productFees, ...changes } = body;
    const data = await tenant(async (tx) => {
      const stored = await readAgency(tx, agency.id, true);
      const before = agencyMarkupsOf(stored);
      requireUnchanged(before, basedOn);
      if (
        basedOn?.refundProtectMarkup !== undefined &&
        basedOn.refundProtectMarkup !== before.refundProtectMarkup
      )
        throw conflict(administrationRefusals.markupsChanged);
      if (!isFeeUnchanged(before, basedOn)) throw conflict(administrationRefusals.markupsChanged);
      const next = changedMarkups(stored, changes);
      const protection =
        refundProtectMarkup === undefined
          ? stored.protection
          : (storedPercent(refundProtectMarkup, 'refundProtectMarkup') ?? 0);
      const fees = changedFees(stored, { agencyFee, productFees });
      const after = agencyMarkupsOf({
        general: next.general ?? 0,
        products: next.products,
        protection,
        ...fees,
      });
      const changed = [
        ...differences(before, after),
        ...(before.refundProtectMarkup === after.refundProtectMarkup
          ? []
          : [{ product: 'protection', from: before.refundProtectMarkup, to: after.refundProtectMarkup }]),
        ...feeDifferences(before, after),
      ];
      if (changed.length === 0) return after;
      await tx
        .updateTable('agency')
        .set({
          markup_bps: next.general ?? 0,
          product_markups: json(next.products),
          protection_bps: protection,
          fee_minor: fees.fee,
          product_fees: json(fees.productFees),
        })
        .where('id', '=', agency.id)
        .execute();
      await services.audit.record(tx, {
        agencyId: agency.id,
        userId: user.id,
        action: 'agency.markups',
        subject: agency.id,
        before,
        after: { ...after, changed },
      });
      return after;
    });
    agencyChanged();
    return { data, message: UPDATED };
  },
);
