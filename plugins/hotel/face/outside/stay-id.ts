import { SupplierError } from '@/server/selling/supplier/errors';
import { seal, unseal } from '@/server/selling/supplier/seal';
import type { Party } from '../../contract/occupancy';
import { hotelRefusals } from '../../contract/refusals';
import type { Stay } from '../../contract/stay';

/** What an offer's id says: its supplier's name of the rate, and what it was searched for. */
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

/** Ids of a supplier's offers. */
export interface StayIds {
  /** Sealed, so that nobody can send another rate through this server. */
  readonly seal: (key: StayKey) => string;
  /** Throws SupplierError `invalid` for an id that was changed, cut, or made elsewhere. */
  readonly open: (id: string) => StayKey;
}

/** `prefix`: what every id of this supplier's offers starts with. */
export const stayIds = (prefix: string, secret: string): StayIds => ({
  seal: ({ rateId, currency, stay, rooms }) => {
    const name = encodeURIComponent(rateId).replaceAll('.', '%2E');
    return `${prefix}${seal([name, currency, stay.start, stay.end, ...rooms.map(writeParty)].join('.'), secret)}`;
  },
  open(id) {
    const text = id.startsWith(prefix) ? unseal(id.slice(prefix.length), secret) : null;
    const [name, currency, start, end, ...rooms] = text?.split('.') ?? [];
    if (!name || !currency || !start || !end || rooms.length === 0) throw notOurs();
    return { rateId: decodeURIComponent(name), currency, stay: { start, end }, rooms: rooms.map(readParty) };
  },
});
