import { carRefusals } from '@/plugins/car/contract/refusals';
import { SupplierError } from '@/server/selling/supplier/errors';
import { bareDate, dashedDate, type Issued, offerIds } from '@/server/selling/supplier/sandbox/offer-ids';
import { findPlace } from '@/server/reference';
import type { Near } from '@/plugins/car/face/counters-near';
import { findClass } from './fleet';
import { carPort } from '@/plugins/car/face/port';
import type { Rental } from './rental';
import { findVendor } from './vendors';

/** All that is needed to build an offer again. */
export interface OfferKey extends Issued {
  readonly rental: Rental;
}

/** What every id of an offer begins with, a full stop after it. */
export const VERSION = 'car1';

const bareTime = (local: string) => bareDate(local).replaceAll(/[T:]/g, '');
const localTime = (bare: string) => `${dashedDate(bare)}T${bare.slice(8, 10)}:${bare.slice(10, 12)}`;
const tenths = (kilometres: number) => String(Math.round(kilometres * 10));
const near = ({ place, distance }: Near) => `${place.id}~${tenths(distance)}`;

function readNear(text: string): Near {
  const [id = '', distance = '0'] = text.split('~');
  const place = findPlace(id);
  if (!place) throw new SupplierError('gone', carRefusals.gone);
  return { place, distance: Number(distance) / 10 };
}

type Nine = [string, string, string, string, string, string, string, string, string];

export const carIds = offerIds<{ readonly rental: Rental }>({
  version: VERSION,
  invalid: carPort.strangers.offer,
  write: ({ rental }) => [
    rental.vendor.code,
    rental.carClass.size,
    rental.isAutomatic ? 'A' : 'M',
    near(rental.pickUp),
    near(rental.dropOff),
    bareTime(rental.pickUpDateTime),
    bareTime(rental.returnDateTime),
    rental.age,
    rental.residence,
  ],
  read(fields) {
    if (fields.length !== 9) return null;
    const [vendorCode, size, gearbox, pickUp, dropOff, from, until, age, residence] = fields as Nine;
    const [vendor, carClass] = [findVendor(vendorCode), findClass(size)];
    if (!vendor || !carClass) throw new SupplierError('gone', carRefusals.gone);
    const rental: Rental = {
      ...{ vendor, carClass, residence },
      isAutomatic: gearbox === 'A',
      pickUp: readNear(pickUp),
      dropOff: readNear(dropOff),
      pickUpDateTime: localTime(from),
      returnDateTime: localTime(until),
      age: Number(age),
    };
    return { rental };
  },
});
