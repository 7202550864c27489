import { SupplierError } from '@/server/selling/supplier/errors';
import { seal, unseal } from '@/server/selling/supplier/seal';
import type { Party } from '../../../contract/occupancy';
import { hotelRefusals } from '../../../contract/refusals';
import type { Stay } from '../../../contract/stay';

/** Every id of an offer of this supplier starts with it. */
export const OFFER_PREFIX = 'ds1.';

/** What an offer's id says: Duffel's rate, and what it was searched for. */
export interface StayKey {
  readonly rateId: string;
  readonly currency: string;
  readonly stay: Stay;
  readonly rooms: readonly Party[];
}

const notOurs = () => new SupplierError('invalid', hotelRefusals.gone);

const writeParty = ({ adults, childAges }: Party): string => [adults, ...childAges].join('~');
function readParty(text: string): Party {
  const [adults = 0, ...childAges] = text.split('~').map(Number);
  return { adults, childAges };
}

/** Sealed, so that nobody can send another rate through this server. */
export const sealStay = ({ rateId, currency, stay, rooms }: StayKey, secret: string): string =>
  `${OFFER_PREFIX}${seal([rateId, currency, stay.start, stay.end, ...rooms.map(writeParty)].join('.'), secret)}`;

/** Throws SupplierError `invalid` for an id that was changed, cut, or made elsewhere. */
export function openStay(id: string, secret: string): StayKey {
  const text = id.startsWith(OFFER_PREFIX) ? unseal(id.slice(OFFER_PREFIX.length), secret) : null;
  const [rateId, currency, start, end, ...rooms] = text?.split('.') ?? [];
  if (!rateId || !currency || !start || !end || rooms.length === 0) throw notOurs();
  return { rateId, currency, stay: { start, end }, rooms: rooms.map(readParty) };
}
