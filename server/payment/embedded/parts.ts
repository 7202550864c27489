import { createHash, randomBytes } from 'node:crypto';
import type { Authorisation } from './book';
import type { Outcome } from './cards';

/** The key was used before with other parameters: a programming error of the caller, never a decline. */
export class IdempotencyMismatch extends Error {
  constructor(key: string) {
    super(`The idempotency key ${key} was used with other parameters`);
    this.name = 'IdempotencyMismatch';
  }
}

export const DECLINES: Partial<Record<Outcome, Authorisation['declineCode']>> = {
  declined: 'declined',
  insufficient: 'insufficient-funds',
  expired: 'expired-card',
};

export const hashOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
export const random = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`;
