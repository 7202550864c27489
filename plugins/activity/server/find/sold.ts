import type { Money } from '@/core/contract';
import { srcSetOf } from '@/core/contract/proxied-picture';
import { price, splitTotal } from '@/server/pricing';
import type { ActivityCard, ActivityOption, ActivityPicture } from '../../contract';
import { POPULARITIES, type Popularity } from '../../contract/vocabulary';
import type { SupplierCard, SupplierOption, SupplierPicture } from '../../face/port';
import type { Reader } from './reader';

interface Net {
  readonly base: Money;
  readonly taxes: Money;
}

const pictureOf = ({ url, caption }: SupplierPicture): ActivityPicture => ({
  src: url,
  srcSet: srcSetOf(url),
  caption,
});

/** Pictures as pages show them. */
export const picturesOf = (pictures: readonly SupplierPicture[]): ActivityPicture[] =>
  pictures.map(pictureOf);

/** Whether a price can be sold at all: suppliers are not believed blindly. */
export const isSaleable = ({ base, taxes }: Net, currency: string): boolean =>
  base.currency === currency &&
  taxes.currency === currency &&
  Number.isSafeInteger(base.amount) &&
  Number.isSafeInteger(taxes.amount) &&
  base.amount > 0 &&
  taxes.amount >= 0;

/** What a net price is sold at, and what of it each reader may see (SEC-35). */
export function soldAt(net: Net, supplierId: string, { terms, isStaff, supplierName }: Reader) {
  const { total, staff } = price({ ...net, published: null, retail: null }, terms);
  return {
    total,
    own: isStaff
      ? { supplier: supplierName(supplierId), wholesale: staff.wholesale, agencyFee: staff.agencyFee }
      : {},
  };
}

/** What it was sold at before; null where that was not more. */
function beforeAt(published: Money, { terms }: Reader, total: Money): Money | null {
  const net = { base: published, taxes: { ...published, amount: 0 }, published: null, retail: null };
  const before = price(net, terms).total;
  return before.amount > total.amount ? before : null;
}

const IS: Readonly<Record<Popularity, (card: SupplierCard) => boolean>> = {
  avoidCrowd: ({ avoidsCrowd }) => avoidsCrowd,
  kidFriendly: ({ kidFriendly }) => kidFriendly,
  virtual: ({ isVirtual }) => isVirtual,
  safetyMeasures: ({ hasSafetyMeasures }) => hasSafetyMeasures,
};
/** R322 */
export const popularityOf = (card: SupplierCard): Popularity[] =>
  POPULARITIES.filter((each) => IS[each](card));

/** An activity as a list shows it to its reader. */
export function cardAt(card: SupplierCard, productCode: string, reader: Reader): ActivityCard {
  const { total, own } = soldAt(card, card.supplierId, reader);
  const { title, reviews, duration, latitude, longitude, fromCategory, published } = card;
  const { freeCancellation, likelyToSellOut, firstDay, instant, confirmedWithin } = card;
  return {
    ...{ productCode, title, reviews, duration, latitude, longitude, fromCategory },
    pictures: picturesOf(card.pictures),
    languages: [...card.languages],
    tags: [...card.tags],
    from: total,
    before: published && beforeAt(published, reader, total),
    ...{ freeCancellation, likelyToSellOut, firstDay, instant },
    ...(confirmedWithin === undefined ? {} : { confirmedWithin }),
    starts: [...card.starts],
    popularity: popularityOf(card),
    ...own,
  };
}

/** What all of each category pay of a total: the lines add up to it, which those of one person would not, once rounded. */
export function eachAt(total: Money, each: SupplierOption['each']): ActivityOption['each'] {
  const parts = splitTotal(
    total,
    each.map(({ net, count }) => net.amount * count),
  );
  return each.map(({ category, count }, at) => ({ category, count, total: parts[at]! }));
}

export type OptionReturns = Pick<ActivityOption, 'freeUntil' | 'partlyUntil'>;

/** An option at its reader's price, still under its supplier's id. */
export function optionAt(option: SupplierOption, returns: OptionReturns, reader: Reader): ActivityOption {
  const { total, own } = soldAt(option, option.supplierId, reader);
  const { id, title, text, startsAt, guides, left, instant, each, paidThere } = option;
  return {
    ...{ id, title, text, startsAt, left, instant, total },
    ...returns,
    guides: [...guides],
    ...(paidThere ? { paidThere: [...paidThere] } : {}),
    each: eachAt(total, each),
    ...own,
  };
}
