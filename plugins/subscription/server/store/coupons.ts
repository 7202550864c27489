import { invalid } from '@/server/error';
import type { Tx } from '@/server/db/types';
import { subscriptionRefusals } from '../../contract/refusals';
import { dayOf } from '../plan/days';
import type { CouponRow } from './tables';

/** Letters, digits and dashes, as they are kept: in capitals. Null for what is no code. */
export function readCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9](?:[A-Z0-9-]{2,22})[A-Z0-9]$/.test(code) ? code : null;
}

export const isTaken = (coupon: CouponRow, now: Date): boolean =>
  coupon.is_active &&
  (coupon.last_day === null || dayOf(now) <= coupon.last_day) &&
  (coupon.most_uses === null || coupon.uses < coupon.most_uses);

/** The coupon of a code that somebody typed. Throws HttpError 422 (M106, M107). Needs a transaction across agencies. */
export async function requireCoupon(
  tx: Tx,
  typed: string,
  now: Date,
  path = 'couponCode',
): Promise<CouponRow> {
  const code = readCode(typed);
  if (!code) throw invalid(subscriptionRefusals.couponMissing, path);
  const coupon = await tx.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst();
  if (!coupon || !isTaken(coupon, now)) throw invalid(subscriptionRefusals.coupon, path);
  return coupon;
}

/** Holds one use for a sign-up. Throws HttpError 422 when another one has taken the last. */
export async function holdUse(tx: Tx, code: string): Promise<void> {
  const held = await tx
    .updateTable('coupon')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .where((eb) => eb.or([eb('most_uses', 'is', null), eb('uses', '<', eb.ref('most_uses'))]))
    .returning('code')
    .executeTakeFirst();
  if (!held) throw invalid(subscriptionRefusals.coupon, 'couponCode');
}

export const releaseUse = (tx: Tx, code: string) =>
  tx
    .updateTable('coupon')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('code', '=', code)
    .where('uses', '>', 0)
    .execute();

/** Whether an agency has had its coupon: it is given one, once. */
export const hasUsedOne = async (tx: Tx, agencyId: string): Promise<boolean> =>
  (await tx.selectFrom('coupon_use').select('code').where('agency_id', '=', agencyId).executeTakeFirst()) !==
  undefined;
