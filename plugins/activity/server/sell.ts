import type { Language, Money, Price } from '@/core/contract';
import type { BookedActivity } from '../contract';
import { contentAt, grounded } from './find/activity';
import { inLanguage, type Tellers } from './find/in-language';
import { eachAt, type OptionReturns } from './find/sold';
import { returnedNow } from '../face/penalty';
import type { StoredOffer } from './stored';
import type { PricedOption, SupplierActivity, SupplierOption } from '../face/port';

/** What of an option comes back when it is given back now (R338, R339). */
export function returnsOf(
  { refund, zone }: Pick<SupplierActivity, 'refund' | 'zone'>,
  { begins, startsAt }: Pick<SupplierOption, 'begins' | 'startsAt'>,
  now: Date,
): OptionReturns {
  const returned = returnedNow(refund, { begins, day: startsAt.day, zone }, now);
  const isWhole = returned?.percent === 100;
  return { freeUntil: isWhole ? returned.until : null, partlyUntil: isWhole ? null : returned };
}

/** A supplier's option as quotes and bookings keep it. */
export function toStored(
  { offer, activity }: Omit<PricedOption, 'expiresAt'>,
  productCode: string,
  now: Date,
): StoredOffer {
  const { ground: _, ...content } = contentAt(activity, productCode);
  const { id, supplierId, way, title, text, startsAt, guides, each, left, instant, base, taxes, travelers } =
    offer;
  const { paidThere } = offer;
  return {
    ...{ id, supplierId },
    activity: content,
    option: {
      ...{ title, text, startsAt, left, instant, base, taxes },
      ...(way === undefined ? {} : { way }),
      ...(paidThere ? { paidThere: [...paidThere] } : {}),
      guides: [...guides],
      each: each.map((one) => ({ ...one })),
      ...returnsOf(activity, offer, now),
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
  stored: StoredOffer,
  sold: Price,
  language: Language,
  tellers: Tellers,
): BookedActivity {
  const { id, supplierId, activity, option, travelers } = inLanguage(stored, language, tellers);
  const total = activityTotal(sold);
  const { base: _, taxes: __, way: ___, ...shown } = option;
  const each = eachAt(total, option.each);
  const own = sold.staff
    ? { supplier: supplierId, wholesale: sold.staff.wholesale, agencyFee: sold.staff.agencyFee }
    : {};
  return {
    id,
    activity: grounded({ ...activity, from: total, before: null }, language),
    option: { ...shown, id, total, each, ...own },
    travelers,
  };
}
