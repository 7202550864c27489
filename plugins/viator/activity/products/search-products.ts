import type { SignPicture } from '@/server/selling/pictures/signed';
import type { SupplierCard, SupplierSearch } from '@/plugins/activity/face/port';
import type { Ask } from '../api/http';
import { Found, type Listed } from '../api/schemas';
import { ANSWERS_WITHIN_HOURS } from '../bookings/bookings';
import { type NameTags, taggedBy, type TagsIn } from './tags';
import { moneyOf } from '@/server/selling/supplier/amount';
import { durationOf, nameOf, netOf, picturesOf, reviewsOf, VIATOR } from './read';

const PAGE = 50;
/** Pages of a search; what is most asked for stands on the first ones. */
const MOST_PAGES = 4;
const ON_CARD = 3;

/** A product as a list shows it; null of one whose price we are not told in the agency's currency. */
export function cardOf(
  { productCode, title, images, reviews, duration, pricing, flags, tags, confirmationType }: Listed,
  { latitude, longitude, days, currency }: SupplierSearch,
  { sign, nameTags }: { readonly sign: SignPicture; readonly nameTags: NameTags },
): SupplierCard | null {
  const net = pricing?.currency === currency ? netOf(pricing.partnerNetFromPrice, currency) : null;
  const named = nameOf(title);
  if (!net || !named) return null;
  const before = pricing?.summary?.fromPriceBeforeDiscount;
  const isDeal = typeof before === 'number' && before > (pricing?.summary?.fromPrice ?? Infinity);
  return {
    supplierId: VIATOR,
    id: productCode,
    title: named,
    pictures: picturesOf(images, sign).slice(0, ON_CARD),
    reviews: reviewsOf(reviews),
    duration: durationOf(duration),
    // A list says no place: the page of an activity does.
    ...{ latitude, longitude },
    languages: [],
    ...taggedBy(nameTags(tags)),
    starts: [],
    fromCategory: 'ADULT',
    ...net,
    published: isDeal ? moneyOf(before, currency) : null,
    freeCancellation: flags.includes('FREE_CANCELLATION'),
    likelyToSellOut: flags.includes('LIKELY_TO_SELL_OUT'),
    kidFriendly: false,
    avoidsCrowd: flags.includes('PRIVATE_TOUR'),
    isVirtual: false,
    hasSafetyMeasures: false,
    firstDay: days.from,
    instant: confirmationType === 'INSTANT',
    confirmedWithin: ANSWERS_WITHIN_HOURS,
  };
}

/** What Viator sells at a destination on the days of a search, page after page. */
export async function searchProducts(
  { ask, sign, tagsIn }: { readonly ask: Ask; readonly sign: SignPicture; readonly tagsIn: TagsIn },
  destination: string,
  search: SupplierSearch,
  signal: AbortSignal,
): Promise<SupplierCard[]> {
  const cards: SupplierCard[] = [];
  const naming = tagsIn(search.language);
  for (let page = 0; page < MOST_PAGES; page++) {
    const { products, listed, totalCount } = await ask(Found, {
      ...{ method: 'POST', path: '/products/search', call: 'search products', signal },
      language: search.language,
      body: {
        filtering: { destination, startDate: search.days.from, endDate: search.days.to },
        sorting: { sort: 'DEFAULT' },
        pagination: { start: page * PAGE + 1, count: PAGE },
        currency: search.currency,
      },
    });
    const shown = { sign, nameTags: await naming };
    cards.push(...products.map((one) => cardOf(one, search, shown)).filter((card) => card !== null));
    if ((page + 1) * PAGE >= totalCount || listed < PAGE) break;
  }
  return cards;
}
