import { createHmac, hkdfSync, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Without letters that are mistaken for each other or for digits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

const newCode = (): string => {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
};

/** Ten codes of 49 random bits each, for the day the phone is lost. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

const normal = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

export const looksLikeRecoveryCode = (code: string): boolean => normal(code).length === LENGTH;

/**
 * Hashes codes so that a copy of the database does not give them away: they are short enough to be tried, so
 * the installation's secret goes in, and the person, so that the same code of two people does not look the same.
 */
export function recoveryHasher(signingSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', signingSecret, 'caravel recovery code', '', 32));
  return (agencyId: string, userId: string, code: string): string =>
    createHmac('sha256', key)
      .update(`${agencyId} ${userId} ${normal(code)}`)
      .digest('base64url');
}
