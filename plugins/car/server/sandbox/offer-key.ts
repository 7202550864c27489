import { SupplierError } from '@/server/supplier/errors';
import { unseal } from '@/server/supplier/seal';
import { CAR_ERRORS } from '../../contract';
import { findPlace, type Near } from '../places/places';
import { findClass } from './fleet';
import type { Rental } from './rental';
import { findVendor } from './vendors';

/** All that is needed to build an offer again. */
export interface OfferKey {
  readonly rental: Rental;
  readonly currency: string;
  /** The day on which it was offered, `YYYY-MM-DD`. */
  readonly issued: string;
}

const VERSION = 'car1';
const bareTime = (local: string) => local.replaceAll(/[-T:]/g, '');
const localTime = (bare: string) =>
  `${bare.slice(0, 4)}-${bare.slice(4, 6)}-${bare.slice(6, 8)}T${bare.slice(8, 10)}:${bare.slice(10, 12)}`;
const tenths = (kilometres: number) => String(Math.round(kilometres * 10));
const near = ({ place, distance }: Near) => `${place.id}~${tenths(distance)}`;

/** The key as text, to be sealed. */
export function keyText({ rental, currency, issued }: OfferKey): string {
  const { vendor, carClass, isAutomatic, pickUp, dropOff, pickUpDateTime, returnDateTime } = rental;
  return [
    VERSION,
    issued.replaceAll('-', ''),
    currency,
    vendor.code,
    carClass.size,
    isAutomatic ? 'A' : 'M',
    near(pickUp),
    near(dropOff),
    bareTime(pickUpDateTime),
    bareTime(returnDateTime),
    rental.age,
    rental.residence,
  ].join('.');
}

const notOurs = () =>
  new SupplierError('request', CAR_ERRORS.invalid, [{ path: 'offerId', message: CAR_ERRORS.invalid }]);

function readNear(text: string): Near {
  const [id = '', distance = '0'] = text.split('~');
  const place = findPlace(id);
  if (!place) throw new SupplierError('gone', CAR_ERRORS.gone);
  return { place, distance: Number(distance) / 10 };
}

/** Reads a sealed id. Throws SupplierError `request` for one that was changed, cut, or made elsewhere. */
export function openOffer(id: string, secret: string): OfferKey {
  const parts = unseal(id, secret)?.split('.') ?? [];
  if (parts.length !== 12 || parts[0] !== VERSION) throw notOurs();
  const [, issued, currency, vendorCode, size, gearbox, pickUp, dropOff, from, until, age, residence] =
    parts as [string, string, string, string, string, string, string, string, string, string, string, string];
  const [vendor, carClass] = [findVendor(vendorCode), findClass(size)];
  if (!vendor || !carClass) throw new SupplierError('gone', CAR_ERRORS.gone);
  return {
    issued: localTime(`${issued}0000`).slice(0, 10),
    currency,
    rental: {
      vendor,
      carClass,
      isAutomatic: gearbox === 'A',
      pickUp: readNear(pickUp),
      dropOff: readNear(dropOff),
      pickUpDateTime: localTime(from),
      returnDateTime: localTime(until),
      age: Number(age),
      residence,
    },
  };
}
