import { createHash } from 'node:crypto';
import type { Money } from '@/core/contract';
import { convert } from '@/server/reference';
import { plain, plainOfMarkup } from '@/server/selling/supplier/outside/plain-text';
import type { SignPicture } from '@/server/selling/pictures/signed';
import { moneyOf, splitByWeight } from '@/server/selling/supplier/amount';
import { isoAt, momentOf } from '@/server/selling/supplier/time';
import { datesOf } from '@/plugins/hotel/contract/stay';
import type { StayCondition } from '@/plugins/hotel/contract/stay-booking';
import { evenly, planOf, termsOf, together } from '@/plugins/hotel/face/outside/refunds';
import type { WholeRate } from '@/plugins/hotel/face/outside/whole-rate';
import type { PropertyFee, RatedRoom, SupplierRoom, SupplierSearch } from '@/plugins/hotel/face/port';
import type { Amount, Offer, Prebooked, Property, Rate } from '../api/schemas';
import { picturesOf } from './property';
import { refundsOf } from './refunds';
import { bedOf, boardOf } from './hotel-words';

const MOST_BEDS = 20;
const MOST_ROOM_PICTURES = 12;
const CONDITION_LENGTH = 2_000;
/** Paid when it is booked, by the account; the other way is at the property, with a card of the guest's. */
const PREPAID = 'NUITEE_PAY';

/** For whom and when, in which currency, and where. */
export type Wanted = Pick<SupplierSearch, 'stay' | 'rooms' | 'currency'> & {
  /** IANA, of the property. */
  readonly zone: string;
  /** In full, where it was asked for. */
  readonly property: Property | null;
  readonly sign: SignPicture;
};

const inCurrency = (given: Amount | null, currency: string): Money | null =>
  given?.currency === currency ? moneyOf(given.amount, currency) : null;

/** Names of rooms are all that LiteAPI always gives of them. */
const roomIdOf = (name: string): string =>
  createHash('sha256').update(name.toLowerCase()).digest('base64url').slice(0, 12);

function roomOf({ name: given, mappedRoomId }: Rate, { property, sign }: Wanted): SupplierRoom {
  const name = plain(given);
  const told = mappedRoomId ? property?.rooms.find(({ id }) => id === mappedRoomId) : undefined;
  const area = told?.roomSizeUnit === 'm2' ? Math.round(told.roomSizeSquare ?? 0) : 0;
  return {
    id: roomIdOf(name),
    name,
    beds: (told?.bedTypes ?? []).flatMap(({ bedType, quantity }) => {
      const bed = bedOf(bedType);
      return bed && Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_BEDS
        ? [{ bed, count: quantity }]
        : [];
    }),
    area: area > 0 ? area : null,
    accessible: false,
    pictures: picturesOf(
      (told?.photos ?? []).map(({ url }) => url),
      sign,
      MOST_ROOM_PICTURES,
    ),
  };
}

const kindOf = (description: string): PropertyFee['kind'] =>
  /resort/i.test(description)
    ? 'resortFee'
    : /\b(city|tourism|tourist|municipal)\b/i.test(description)
      ? 'cityTax'
      : 'other';

const sameKind = (fees: readonly PropertyFee[]): PropertyFee[] =>
  (['resortFee', 'cityTax', 'other'] as const).flatMap((kind) => {
    const own = fees.filter((fee) => fee.kind === kind);
    const [first] = own;
    const amount = own.reduce((sum, fee) => sum + fee.amount.amount, 0);
    return first ? [{ kind, amount: { ...first.amount, amount } }] : [];
  });

/** At the rate of the day; null for a currency that is not known. */
function converted(given: Money | null, currency: string): Money | null {
  try {
    return given && convert(given, currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * What the hotel lets nobody undercut in public (its `suggestedSellingPrice`): of the offer, or of its rooms together. Null where it
 * is not told of all of them.
 */
function leastOf(offer: Amount | null, rates: readonly Rate[], currency: string): Money | null {
  const told = offer ? [offer] : rates.map(({ retailRate }) => retailRate?.suggestedSellingPrice ?? null);
  let amount = 0;
  for (const one of told) {
    const part = /^[A-Z]{3}$/.test(one?.currency ?? '') ? moneyOf(one!.amount, one!.currency) : null;
    const own = converted(part, currency);
    if (!own) return null;
    amount += own.amount;
  }
  return { amount, currency };
}

/** Of a room's price the taxes, and what is paid there on top; what is paid there and cannot be counted is told in words. */
function taxesOf({ retailRate }: Rate, net: Money) {
  const { currency } = net;
  let taxes = 0;
  const fees: PropertyFee[] = [];
  const uncounted: string[] = [];
  for (const { included, description, amount, currency: its } of retailRate?.taxesAndFees ?? []) {
    const said = plainOfMarkup(description, 120);
    const given = /^[A-Z]{3}$/.test(its ?? '') ? moneyOf(amount, its!) : null;
    if (included) taxes += given?.currency === currency ? given.amount : 0;
    else {
      const there = converted(given, currency);
      if (!there) uncounted.push(said);
      else if (there.amount > 0) fees.push({ kind: kindOf(said), amount: there });
    }
  }
  return { taxes: taxes < net.amount ? taxes : 0, atProperty: sameKind(fees), uncounted };
}

/** What has to be known before and after it is booked, in LiteAPI's words. */
function conditionsOf(rates: readonly Rate[], more: readonly (string | null | undefined)[]): StayCondition[] {
  const said = rates.flatMap(({ remarks, cancellationPolicies, perks, boardType, boardName }) => [
    boardOf(boardType, boardName) ? null : boardName,
    perks.map(({ name }) => plainOfMarkup(name, 120)).join(', '),
    remarks,
    ...(cancellationPolicies?.hotelRemarks ?? []),
  ]);
  const texts = [...said, ...more].map((text) => plainOfMarkup(text, CONDITION_LENGTH)).filter(Boolean);
  return [...new Set(texts)].map((text) => ({ title: '', text }));
}

/**
 * Rooms for all parties at one price, which the account pays. Null for what is paid otherwise, is of another party than was asked for,
 * or costs nothing or in another currency.
 */
export function wholeRate(
  {
    rateId,
    rates,
    total: given,
    published,
    said,
  }: {
    readonly rateId: string;
    readonly rates: readonly Rate[];
    readonly total: Amount | null;
    readonly published: Amount | null;
    readonly said?: string | null | undefined;
  },
  wanted: Wanted,
): WholeRate | null {
  const { stay, rooms: parties, currency, zone, property } = wanted;
  const ordered = rates.toSorted((a, b) => (a.occupancyNumber ?? 0) - (b.occupancyNumber ?? 0));
  const each = ordered.map(({ retailRate }) => inCurrency(retailRate?.total ?? null, currency)?.amount ?? 0);
  const sum = each.reduce((all, amount) => all + amount, 0);
  const total = given ? inCurrency(given, currency) : { amount: sum, currency };
  const isPaidHere = rates.every(
    ({ paymentTypes }) => paymentTypes.length === 0 || paymentTypes.includes(PREPAID),
  );
  if (!total || total.amount === 0 || !isPaidHere || ordered.length !== parties.length) return null;
  const nets =
    sum > 0 ? splitByWeight(total.amount, each) : evenly(total, each.length).map(({ amount }) => amount);
  const floor = leastOf(published, ordered, currency);
  const floors = floor && splitByWeight(floor.amount, nets);
  const start = isoAt(momentOf(`${stay.start}T00:00`, zone));
  const dates = datesOf(stay);
  const priced = ordered.map((rate, nth) => {
    const net = { amount: nets[nth]!, currency };
    const refunds = refundsOf(rate.cancellationPolicies, net, start);
    return { rate, net, refunds, ...taxesOf(rate, net) };
  });
  const rooms = priced.map(({ rate, net, refunds, taxes, atProperty }, nth): RatedRoom => {
    const base = { amount: net.amount - taxes, currency };
    const terms = termsOf(refunds, start);
    return {
      room: roomOf(rate, wanted),
      party: parties[nth]!,
      rate: {
        ...{ base, terms, atProperty, plan: planOf(terms), payment: 'now', left: null },
        // Words that are not known promise no meals; they are among the conditions.
        board: boardOf(rate.boardType, rate.boardName) ?? 'roomOnly',
        taxes: { amount: taxes, currency },
        // LiteAPI tells no prices by night.
        nights: evenly(base, dates.length).map((amount, at) => ({ date: dates[at]!, amount })),
        published: null,
        retail: null,
        floor: floors && { amount: floors[nth]!, currency },
      },
    };
  });
  if (rooms.some(({ room }) => !room.name)) return null;
  const taxes = priced.reduce((all, room) => all + room.taxes, 0);
  return {
    ...{ rateId, rooms, expiresAt: null },
    base: { amount: total.amount - taxes, currency },
    taxes: { amount: taxes, currency },
    atProperty: sameKind(priced.flatMap(({ atProperty }) => atProperty)),
    published: inCurrency(published, currency),
    refunds: together(
      priced.map(({ refunds }) => refunds),
      total,
    ),
    conditions: conditionsOf(ordered, [
      ...priced.flatMap(({ uncounted }) => uncounted),
      said,
      property?.hotelImportantInformation,
    ]),
  };
}

/** LiteAPI's name of an offer, and of whose it is. */
export const rateIdOf = (hotelId: string, offerId: string): string => `${hotelId} ${offerId}`;
export function namedBy(rateId: string): { hotelId: string; offerId: string } {
  const at = rateId.indexOf(' ');
  return { hotelId: rateId.slice(0, at), offerId: rateId.slice(at + 1) };
}

/** Offers of a property as they are sold: nothing that is for members, or for those who buy more beside it. */
export const ratesIn = (hotelId: string, offers: readonly Offer[], wanted: Wanted): WholeRate[] =>
  offers.flatMap((offer) => {
    const { offerId, rates, offerRetailRate: total, suggestedSellingPrice: published } = offer;
    if (offer.rateType === 'package' || offer.loyaltyMembershipIdRequired) return [];
    return wholeRate({ rateId: rateIdOf(hotelId, offerId), rates, total, published }, wanted) ?? [];
  });

/** The same of one that was asked for at the price of now. */
export const prebookedRate = (
  rateId: string,
  {
    roomTypes,
    price: amount,
    currency,
    suggestedSellingPrice: published,
    termsAndConditions: said,
  }: Prebooked,
  wanted: Wanted,
): WholeRate | null =>
  wholeRate(
    {
      ...{ rateId, published, said, total: { amount, currency } },
      rates: roomTypes.flatMap(({ rates }) => rates),
    },
    wanted,
  );
