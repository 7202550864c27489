import { createHash } from 'node:crypto';
import type { Listing, RoomChoice } from '../../face/port';
import { keyOf } from '../mapping/listing';

const short = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 12);

/** The name of a listing's property on this site: the same in every search, and says nothing of its supplier. */
export const hotelIdOf = (listing: Pick<Listing, 'supplierId' | 'id'>): string =>
  short('hotel', keyOf(listing));

/** The name of a rate for one of the parties of a search, counted from 0. */
export const rateIdOf = (
  listing: Pick<Listing, 'supplierId' | 'id'>,
  party: number,
  { roomId, board, plan }: RoomChoice,
): string => short('rate', keyOf(listing), party, roomId, board, plan);
