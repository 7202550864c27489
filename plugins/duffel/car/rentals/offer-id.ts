import { SupplierError } from '@/server/selling/supplier/errors';
import { seal, unseal } from '@/server/selling/supplier/seal';
import { carRefusals } from '@/plugins/car/contract/refusals';
import type { Point } from './location';

/** Every id of an offer of this supplier starts with it. */
export const OFFER_PREFIX = 'dc1.';

/** What an offer's id says: Duffel's rate, and what it was searched for. */
export interface RentalKey {
  readonly rateId: string;
  readonly currency: string;
  readonly age: number;
  readonly pickUp: Point;
  readonly dropOff: Point;
  /** Local times. */
  readonly pickUpDateTime: string;
  readonly returnDateTime: string;
}

const notOurs = () => new SupplierError('invalid', carRefusals.gone);

/** To a metre, as it is searched for. */
const place = ({ latitude, longitude }: Point) => `${latitude.toFixed(5)}~${longitude.toFixed(5)}`;
const readPlace = (text: string): Point => {
  const [latitude = 0, longitude = 0] = text.split('~').map(Number);
  return { latitude, longitude };
};

/** Sealed, so that nobody can send another rate through this server. */
export const sealRental = (key: RentalKey, secret: string): string => {
  const { rateId, currency, age, pickUp, dropOff, pickUpDateTime, returnDateTime } = key;
  const ends = [place(pickUp), place(dropOff), pickUpDateTime, returnDateTime];
  return `${OFFER_PREFIX}${seal([rateId, currency, age, ...ends].join('/'), secret)}`;
};

/** Throws SupplierError `invalid` for an id that was changed, cut, or made elsewhere. */
export function openRental(id: string, secret: string): RentalKey {
  const text = id.startsWith(OFFER_PREFIX) ? unseal(id.slice(OFFER_PREFIX.length), secret) : null;
  const [rateId, currency, age, pickUp, dropOff, pickUpDateTime, returnDateTime] = text?.split('/') ?? [];
  if (!rateId || !currency || !age || !pickUp || !dropOff || !pickUpDateTime || !returnDateTime)
    throw notOurs();
  return {
    ...{ rateId, currency, pickUpDateTime, returnDateTime },
    age: Number(age),
    pickUp: readPlace(pickUp),
    dropOff: readPlace(dropOff),
  };
}
