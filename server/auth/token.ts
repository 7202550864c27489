import { createHash, randomBytes } from 'node:crypto';

/** What `newToken` makes: 256 random bits, safe in an address. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Something that only its bearer knows; store `hashToken` of it, never itself (SEC-04, SEC-09). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A plain hash is enough: nobody guesses 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
