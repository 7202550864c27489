import type { Money, Price } from '@/core/contract';
import { splitTotal } from '@/server/pricing';
import { type HotelBreakdown, type HotelStay, type HotelTerms, nightsOf, wholePrice } from '../contract';
import { checkInWords } from './content/check-in';
import { freeUntilOf, perNight } from './find/sell-stay';
import { summaryOf } from './find/summary';
import type { StoredStay } from '../face/order';
import type { SupplierStay } from '../face/port';

/** What is kept of a stay whose rooms are all given back at once. */
function termsOf({ rooms }: SupplierStay): HotelTerms {
  const all = rooms.map(({ rate }) => rate.terms);
  const currency = rooms[0]!.rate.base.currency;
  const fees = rooms.map(
    ({ rate: { terms, base, taxes } }) => terms.fee?.amount ?? base.amount + taxes.amount,
  );
  return {
    freeUntil: freeUntilOf(rooms),
    fee: all.every(({ fee }) => fee === null)
      ? null
      : { amount: fees.reduce((sum, fee) => sum + fee, 0), currency },
    nothingFrom: all.map(({ nothingFrom }) => nothingFrom).sort()[0]!,
  };
}

/** A supplier's stay as quotes and bookings keep it. */
export function toStored(stay: SupplierStay): StoredStay {
  const { id, listing, rooms, base, taxes, published, retail, atProperty, conditions } = stay;
  const { telephone, checkIn, checkOut, supplierId, country } = listing;
  return {
    ...{ id, supplierId, telephone, checkIn, checkOut, base, taxes },
    hotel: summaryOf([listing]),
    reception: checkInWords(country),
    stayPeriod: stay.stay,
    nights: nightsOf(stay.stay),
    rooms: rooms.map(({ room, party, rate }) => ({
      ...{ name: room.name, beds: [...room.beds], area: room.area, accessible: room.accessible },
      board: rate.board,
      party: { adults: party.adults, childAges: [...party.childAges] },
      terms: rate.terms,
      net: { ...rate.base, amount: rate.base.amount + rate.taxes.amount },
    })),
    payment: rooms.some(({ rate }) => rate.payment === 'now') ? 'now' : 'property',
    terms: termsOf(stay),
    atProperty: [...atProperty],
    ...(conditions && conditions.length > 0 ? { conditions: [...conditions] } : {}),
    publishedRate: published,
    retailPrice: retail,
  };
}

/** What of a price is the stay's own: protection is a line beside it. */
export function stayTotal({ lines, total }: Price): Money {
  const beside = lines
    .filter(({ kind }) => kind === 'protection')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return { ...total, amount: total.amount - beside };
}

/** The stay as its buyer sees it, at a price that is already decided and narrowed to them (SEC-35). */
export function stayAt(stored: StoredStay, sold: Price): HotelStay {
  const { base, supplierId, publishedRate, retailPrice, rooms, ...shown } = stored;
  const total = stayTotal(sold);
  const amounts = splitTotal(
    total,
    rooms.map(({ net }) => net.amount),
  );
  return {
    ...shown,
    rooms: rooms.map(({ net: _, ...room }, at) => ({ ...room, total: amounts[at]! })),
    total,
    perNight: perNight(wholePrice(total, stored.atProperty), stored.nights),
    published: publishedRate && publishedRate.amount > total.amount ? publishedRate : null,
    ...(sold.staff
      ? {
          supplier: supplierId,
          retail: retailPrice,
          wholesale: { ...base, amount: base.amount + stored.taxes.amount },
          agencyFee: sold.staff.agencyFee,
        }
      : {}),
  };
}

/** R277: its nine lines; what is staff's alone is null for everybody else (SEC-35). */
export function breakdownOf(stored: StoredStay, sold: Price): HotelBreakdown {
  const { staff } = sold;
  const total = stayTotal(sold);
  const { taxes, base, publishedRate, retailPrice, atProperty } = stored;
  const resortFee = atProperty.find(({ kind }) => kind === 'resortFee');
  return {
    publishedRate: staff || (publishedRate && publishedRate.amount > total.amount) ? publishedRate : null,
    wholesaleRate: staff?.wholesale ?? null,
    agencyMarkup: staff?.agencyMarkup ?? null,
    priceToTraveler: sold.total,
    retailPrice: staff ? retailPrice : null,
    packageRate: total,
    baseFare: staff ? base : { ...total, amount: total.amount - taxes.amount },
    taxesAndFees: taxes,
    resortFee: resortFee?.amount ?? null,
  };
}
