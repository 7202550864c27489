import type { Language } from '@/core/contract';
import { SupplierError } from '@/server/selling/supplier/errors';
import { seal, unseal } from '@/server/selling/supplier/seal';
import { instantAt, isoAt } from '@/server/selling/supplier/time';
import { activityRefusals } from '@/plugins/activity/contract/refusals';
import type { Travelers } from '@/plugins/activity/contract/travelers';
import { TRAVELER_CATEGORIES } from '@/plugins/activity/contract/vocabulary';
import type { SupplierOption } from '@/plugins/activity/face/port';
import type { Ask } from '../api/http';
import { Checked, type CheckedItem, type Product, type ExtraCharges } from '../api/schemas';
import { guidesOf, guidesOfOption } from './guides';
import { moneyOf } from '@/server/selling/supplier/amount';
import { categoryOf, isInstant, nameOf, netOf, textOf, VIATOR } from './read';

/** What all who take part pay where it takes place, in the money of the place; it is no part of the price. */
const chargesThere = (summary: ExtraCharges): SupplierOption['paidThere'] =>
  (summary?.mandatory.items ?? []).flatMap(({ name, inDestination: { totalAmount, currency } }) => {
    const amount = /^[A-Z]{3}$/.test(currency) ? moneyOf(totalAmount, currency) : null;
    return amount && amount.amount > 0 ? [{ name: textOf(name), amount }] : [];
  });

/** Every id of an option of this supplier starts with it. */
export const OFFER_PREFIX = 'av1.';

/** What an option's id says. */
export interface OptionKey {
  readonly productCode: string;
  /** Null of a product that is sold in one way. */
  readonly optionCode: string | null;
  readonly day: string;
  /** `HH:mm`; null where it is open all day. */
  readonly time: string | null;
  readonly travelers: Travelers;
  readonly currency: string;
  readonly language: Language;
  /** Viator's name of the places and the price that it keeps for this order. */
  readonly held?: string;
}

const LANGUAGES: readonly Language[] = ['en', 'pt', 'es'];

/** Sealed, so that nobody can send another option through this server. */
export const sealOption = (key: OptionKey, secret: string): string =>
  `${OFFER_PREFIX}${seal(Buffer.from(JSON.stringify(key)).toString('base64url'), secret)}`;

/** Throws SupplierError `invalid` for an id that was changed, cut, or made elsewhere. */
export function openOption(id: string, secret: string): OptionKey {
  const text = id.startsWith(OFFER_PREFIX) ? unseal(id.slice(OFFER_PREFIX.length), secret) : null;
  if (text === null) throw new SupplierError('invalid', activityRefusals.gone);
  const key = JSON.parse(Buffer.from(text, 'base64url').toString()) as OptionKey;
  return { ...key, language: LANGUAGES.find((one) => one === key.language) ?? 'en' };
}

export const paxMixOf = (travelers: Travelers) =>
  TRAVELER_CATEGORIES.flatMap((ageBand) => {
    const numberOfTravelers = travelers[ageBand] ?? 0;
    return numberOfTravelers > 0 ? [{ ageBand, numberOfTravelers }] : [];
  });

/** What a product, an option and a time are called where they are asked for. */
export const requestOf = ({ productCode, optionCode, day, time, travelers, currency }: OptionKey) => ({
  productCode,
  ...(optionCode ? { productOptionCode: optionCode } : {}),
  ...(time ? { startTime: time } : {}),
  travelDate: day,
  currency,
  paxMix: paxMixOf(travelers),
});

/** One way to do it, at the price of now; null for one that has no room or no price. */
export function optionOf(
  item: CheckedItem,
  product: Product,
  zone: string,
  asked: Omit<OptionKey, 'optionCode' | 'time' | 'productCode'>,
  { secret, now }: { readonly secret: string; readonly now: Date },
): SupplierOption | null {
  const { day, travelers, currency } = asked;
  const net = item.available
    ? netOf(item.totalPrice?.price.partnerTotalPrice ?? item.totalPrice?.price.partnerNetPrice, currency)
    : null;
  if (!net) return null;
  const { productCode } = product;
  const optionCode = item.productOptionCode ?? null;
  const time = item.startTime ?? null;
  const option = product.productOptions.find((one) => one.productOptionCode === optionCode);
  const minute = time === null ? 24 * 60 - 1 : Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const left = item.capacity?.remainingCapacity;
  const guides = guidesOf(guidesOfOption(product, optionCode));
  const begins = isoAt(instantAt(zone, day, minute));
  const charges = chargesThere(item.extraChargesSummary);
  return {
    id: sealOption({ ...asked, productCode, optionCode, time }, secret),
    ...{ supplierId: VIATOR, activityId: productCode, travelers, guides },
    title: nameOf(option?.title) || nameOf(product.title),
    text: textOf(option?.description) || null,
    startsAt: { day, time },
    begins,
    ...net,
    each: item.lineItems.flatMap(({ ageBand, numberOfTravelers: count, subtotalPrice }) => {
      const category = categoryOf(ageBand);
      const all = moneyOf(subtotalPrice.price.partnerNetPrice, currency);
      return category && all && count > 0
        ? [{ category, count, net: { ...all, amount: Math.round(all.amount / count) } }]
        : [];
    }),
    left: typeof left === 'number' ? left : null,
    instant: isInstant(product, begins, now),
    ...(charges && charges.length > 0 ? { paidThere: charges } : {}),
  };
}

/** What there is on a day for those who take part. */
export const checked = (
  ask: Ask,
  asked: {
    readonly productCode: string;
    readonly day: string;
    readonly travelers: Travelers;
    readonly currency: string;
  },
  signal: AbortSignal,
): Promise<CheckedItem[]> =>
  ask(Checked, {
    ...{ method: 'POST', path: '/availability/check', call: 'check availability', signal },
    body: requestOf({ ...asked, optionCode: null, time: null, language: 'en' }),
  }).then(({ bookableItems, currency }) => (currency === asked.currency ? bookableItems : []));
