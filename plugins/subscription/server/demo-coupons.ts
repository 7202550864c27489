import type { Services } from '@/server/ports/services';
import { COUPON_KINDS } from '../contract/plans';

/** A coupon of each kind for whoever tries the demo: `FREE-3`, `RATE-12`. */
export const demoCoupons = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  const coupon = {
    ...{ most_uses: null, last_day: null, note: 'For trying things out', created_at: clock.now() },
  };
  await db.asSystem((tx) =>
    tx
      .insertInto('coupon')
      .values(COUPON_KINDS.map((kind) => ({ ...coupon, kind, code: kind.toUpperCase() })))
      .onConflict((known) => known.column('code').doNothing())
      .execute(),
  );
};
