import type { Supplied } from '@/server/ports/services';
import type { Pool } from '@/server/ports/supplier';
import { SupplierError } from '@/server/selling/supplier/errors';
import { oncePerClock, poolOf } from '@/server/selling/supplier/pool';
import { activityRefusals } from '../contract/refusals';
import {
  type ActivityPenalty,
  activityPort,
  type ActivitySupplier,
  type Around,
  type Asked,
  type PricedOption,
} from '../face/port';

type ActivityPool = Pool<ActivitySupplier, Asked, PricedOption, ActivityPenalty>;

/** All suppliers of things to do as one, for whatever follows a search. */
export interface ActivitySuppliers extends ActivityPool {
  /** What an activity is called by on this site: the same in every search. */
  codeOf(supplierId: string, activityId: string): string;
  /** Whose activity it is, and by what name there. Throws SupplierError `gone` for nobody's. */
  named(productCode: string): { readonly supplier: ActivitySupplier; readonly activityId: string };
  /** How many activities there are around a point; null where no supplier says. */
  countAround(around: Around): number | null;
}

/** The suppliers that this process sells from. */
export const suppliersOf = oncePerClock((services: Supplied): ActivitySuppliers => {
  const pool: ActivityPool = poolOf(activityPort, services);
  const codes = new Map(pool.keepers.map(({ id, code }) => [id, code]));
  const counting = pool.keepers.flatMap(({ countAround }) => countAround ?? []);
  return {
    ...pool,
    codeOf: (supplierId, activityId) => `${codes.get(supplierId)}-${activityId}`,
    named(productCode) {
      const [code, ...rest] = productCode.split('-');
      const supplier = pool.sellers.find((one) => one.code === code);
      if (!supplier || rest.length === 0) throw new SupplierError('gone', activityRefusals.notFound);
      return { supplier, activityId: rest.join('-') };
    },
    countAround: (around) =>
      counting.length === 0 ? null : counting.reduce((sum, countOf) => sum + countOf(around), 0),
  };
});
