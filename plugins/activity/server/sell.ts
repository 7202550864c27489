import type { Language, Money, Price } from '@/core/contract';
import type { BookedActivity } from '../contract';
import { contentAt, grounded } from './find/activity';
import { eachAt } from './find/sold';
import { freeUntil } from './market/penalty';
import type { StoredOffer } from './stored';
import type { PricedOption, SupplierActivity, SupplierOption } from './supplier/port';

/** Until when all of it comes back, ISO UTC; null once that is over, or where it never does. */
export function freeUntilOf(
  { refund, zone }: Pick<SupplierActivity, 'refund' | 'zone'>,
  { begins, startsAt }: Pick<SupplierOption, 'begins' | 'startsAt'>,
  now: Date,
): string | null {
  const until = freeUntil(refund, { begins, day: startsAt.day, zone });
  return until !== null && until > now.toISOString() ? until : null;
}

/** A supplier's option as quotes and bookings keep it. */
export function toStored({ offer, activity }: PricedOption, productCode: string, now: Date): StoredOffer {
  const { ground: _, ...content } = contentAt(activity, productCode);
  const { id, supplierId, title, text, startsAt, guides, each, left, instant, base, taxes, travelers } =
    offer;
  return {
    ...{ id, supplierId },
    activity: content,
    option: {
      ...{ title, text, startsAt, left, instant, base, taxes },
      guides: [...guides],
      each: each.map((one) => ({ ...one })),
      freeUntil: freeUntilOf(activity, offer, now),
    },
    travelers: { ...travelers },
  };
}

/** What of a price is the activity's own: protection is a line beside it. */
export function activityTotal({ lines, total }: Price): Money {
  const beside = lines
    .filter(({ kind }) => kind === 'protection')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return { ...total, amount: total.amount - beside };
}

/** The activity as its buyer sees it, at a price that is already decided and narrowed to them (SEC-35). */
export function bookedAt(
  { id, supplierId, activity, option, travelers }: StoredOffer,
  sold: Price,
  language: Language,
): BookedActivity {
  const total = activityTotal(sold);
  const { base: _, taxes: __, ...shown } = option;
  const each = eachAt(total, option.each);
  const own = sold.staff
    ? { supplier: supplierId, wholesale: sold.staff.wholesale, agencyFee: sold.staff.agencyFee }
    : {};
  return {
    id,
    activity: grounded({ ...activity, from: each[0]?.price ?? total, before: null }, language),
    option: { ...shown, id, total, each, ...own },
    travelers,
  };
}
