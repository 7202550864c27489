import { createHash } from 'node:crypto';
import { readMoney } from '../../kit/money';
import { plain } from '@/server/selling/supplier/outside/plain-text';
import type { SignPicture } from '@/server/selling/pictures/signed';
import { isoAt, momentOf } from '@/server/selling/supplier/time';
import { type CarVendor, rentalDays } from '@/plugins/car/contract';
import type { SupplierCar } from '@/plugins/car/face/port';
import type { Sold } from '../api/schemas';
import { pointOf } from './location';
import { type RentalKey, sealRental } from './offer-id';
import { rentalRateOf, vehicleOf } from './vehicle';

export const DUFFEL_CARS = 'duffel-cars';

/**
 * What is sold: cars that are paid at the counter, for which no card is asked. The others want a card that only Duffel's own
 * form takes in, and no card leaves this platform.
 */
const SOLD = 'postpaid';
export const isForUs = ({ payment_type: payment }: Pick<Sold, 'payment_type'>): boolean => payment === SOLD;

/** What offers are made with. */
export interface Making {
  readonly sign: SignPicture;
  readonly secret: string;
}

/** What is paid at the counter, and of that what is no rental; null for what cannot be sold in this currency. */
function priceOf(given: Sold, currency: string) {
  const total = readMoney(given.total_amount, given.total_currency);
  if (!total || total.currency !== currency || total.amount === 0) return null;
  const said = readMoney(given.base_amount, given.base_currency);
  const isPart = said?.currency === currency && said.amount > 0 && said.amount <= total.amount;
  const base = isPart ? said : total;
  const taxes = { amount: total.amount - base.amount, currency };
  const rental = { kind: 'rental', amount: base } as const;
  return {
    base,
    taxes,
    charges: taxes.amount > 0 ? [rental, { kind: 'taxes' as const, amount: taxes }] : [rental],
  };
}

/** A code of its own for each name: the same in every process. */
function vendorOf({ supplier }: Sold, sign: SignPicture): CarVendor | null {
  const name = plain(supplier.name, 60);
  if (!name) return null;
  const letters = name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 4);
  const rest = createHash('sha256')
    .update(name)
    .digest('hex')
    .slice(0, 8 - letters.length)
    .toUpperCase();
  const logo = supplier.logo_url ? sign(supplier.logo_url) : null;
  return { code: `${letters}${rest}`, name, ...(logo ? { logo } : {}) };
}

/** A rate, or its quote, as it is sold; null for one that cannot be. */
export function offerOf(given: Sold, key: RentalKey, { sign, secret }: Making): SupplierCar | null {
  const { pickUpDateTime, returnDateTime } = key;
  const price = isForUs(given) ? priceOf(given, key.currency) : null;
  const vendor = vendorOf(given, sign);
  const pickUp = pointOf(given.pickup_location, key.pickUp, pickUpDateTime);
  const dropOff = pointOf(given.dropoff_location, key.dropOff, returnDateTime);
  if (!price || !vendor || !pickUp || !dropOff) return null;
  const [starts, ends] = [momentOf(pickUpDateTime, pickUp.zone), momentOf(returnDateTime, dropOff.zone)];
  return {
    id: sealRental(key, secret),
    supplier: DUFFEL_CARS,
    availableCore: { vehicle: vehicleOf(given.car, sign), vendor, rentalRate: rentalRateOf(given) },
    availableInfo: { coverages: [] },
    ...price,
    payment: 'counter',
    days: rentalDays(ends - starts),
    ...{ pickUp, dropOff, pickUpDateTime, returnDateTime },
    fuelPolicy: null,
    deposit: null,
    freeCancellationUntil: null,
    accessories: [],
    cancellation: { freeUntil: null, fee: null, nothingFrom: isoAt(starts) },
    requirements: { minimumAge: null, licenceYears: 0, creditCard: false, exactly: { age: key.age } },
  };
}
