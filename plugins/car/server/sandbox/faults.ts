import type { Place } from '../places/places';

/**
 * Misbehaviour on demand, so that every error can be seen on screen. By the airport for searching and pricing, by the
 * driver's last name for what comes after; README.md lists them for people.
 */
export type SearchFault = 'nothing' | 'failure' | 'slow' | 'silent';
export type PriceFault = 'dearer' | 'gone' | 'failure';
const BOOK_FAULTS = [
  'SOLDOUT',
  'REFUSE',
  'ERROR',
  'PRICEUP',
  'UNKNOWN',
  'TIMEOUT',
  'PENDING',
  'SLOW',
  'NOCANCEL',
  'CANCELFAIL',
  'NODETAILS',
] as const;
export type BookFault = (typeof BOOK_FAULTS)[number];

const SEARCH_FAULTS: Readonly<Record<string, SearchFault>> = {
  LYR: 'nothing',
  NLK: 'failure',
  GOH: 'slow',
  IPC: 'silent',
};
const PRICE_FAULTS: Readonly<Record<string, PriceFault>> = { BDA: 'dearer', FAE: 'gone', ZNZ: 'failure' };

export const searchFault = ({ cityCode }: Place): SearchFault | undefined => SEARCH_FAULTS[cityCode];
export const priceFault = ({ cityCode }: Place): PriceFault | undefined => PRICE_FAULTS[cityCode];
export const bookFault = (lastName: string): BookFault | undefined =>
  BOOK_FAULTS.find((fault) => fault === lastName.toUpperCase());
/** The last name that makes the car dearer between the quote and the booking. */
export const isDearerFor = (lastName: string | null): boolean => lastName?.toUpperCase() === 'DEARER';
