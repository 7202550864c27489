import { createHash } from 'node:crypto';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Six characters that are hard to misread, the same for the same text. */
export const locatorOf = (text: string): string =>
  [...digest(text).subarray(0, 6)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A whole number below a hundred million, the same for the same text. */
export const serialOf = (text: string): number => digest(text).readUInt32BE(8) % 1e8;

/** A supplier's own number of an order. */
export const orderRefOf = (prefix: string, reference: string): string =>
  `${prefix}${digest(reference).toString('hex').slice(0, 14).toUpperCase()}`;
