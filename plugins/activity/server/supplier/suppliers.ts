import type { Services } from '@/server/ports/services';
import { SupplierError } from '@/server/selling/supplier/errors';
import { openJournal } from '@/server/selling/supplier/journal';
import { embeddedSells } from '@/server/selling/supplier/sells';
import { createPool, oncePerClock } from '@/server/selling/supplier/pool';
import type { Member, Pool } from '@/server/ports/supplier';
import { activityRefusals } from '../../contract/refusals';
import type { ActivityOrder } from '../sandbox/activity-orders';
import { activitySandbox, BOOKS } from '../sandbox/activity-sandbox';
import { notOurs } from '../sandbox/option-ids';
import { VIEWS } from '../sandbox/views';
import { viatorMembers } from '../viator/viator';
import type { ActivityPenalty, ActivitySupplier, Asked, PricedOption } from './port';

type Needed = Pick<Services, 'db' | 'clock' | 'config' | 'lines' | 'log'>;

/** A supplier with what its activities are called by on this site: letters and digits, no dash. */
export interface ActivityMember extends Member<ActivitySupplier> {
  readonly code: string;
}

/** All suppliers of things to do as one, for whatever follows a search. */
export interface ActivitySuppliers extends Pool<ActivitySupplier, Asked, PricedOption, ActivityPenalty> {
  /** What an activity is called by on this site: the same in every search. */
  codeOf(supplierId: string, activityId: string): string;
  /** Whose activity it is, and by what name there. Throws SupplierError `gone` for nobody's. */
  named(productCode: string): { readonly supplier: ActivitySupplier; readonly activityId: string };
}

function withCodes(members: readonly ActivityMember[]) {
  const codes = new Map(members.map(({ supplier, code }) => [supplier.id, code]));
  return {
    codeOf: (supplierId: string, activityId: string) => `${codes.get(supplierId)}-${activityId}`,
    named(productCode: string) {
      const [code, ...rest] = productCode.split('-');
      const member = members.find((one) => one.code === code && one.isSelling);
      if (!member || rest.length === 0) throw new SupplierError('gone', activityRefusals.notFound);
      return { supplier: member.supplier, activityId: rest.join('-') };
    },
  };
}

/**
 * The suppliers that this process sells from: a real one by configuration, then the embedded ones. Those keep no places:
 * see `embeddedSells`.
 */
export const suppliersOf = oncePerClock((services: Needed): ActivitySuppliers => {
  const { db, clock, config } = services;
  const journal = openJournal<ActivityOrder>(db, BOOKS);
  const parts = { clock, journal, secret: config.signingSecret, pace: config.supplierPace };
  const real = viatorMembers(services);
  const embedded = VIEWS.map((view) => ({
    supplier: activitySandbox(view, parts),
    offers: `${view.offers}.`,
    orders: view.orders,
    code: view.code,
    isSelling: embeddedSells(config, view.id),
  }));
  const members = [...real, ...embedded];
  return {
    ...createPool(members, {
      offer: notOurs,
      order: () => new SupplierError('invalid', activityRefusals.noBooking),
    }),
    ...withCodes(members),
  };
});
