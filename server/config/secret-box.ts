import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** Keeps texts of an agency so that neither a copy of the database nor another agency's row reveals them (SEC-37). */
export interface SecretBox {
  seal(agencyId: string, text: string): string;
  /** Null for what was not sealed here, for this agency and purpose, or was changed since. */
  open(agencyId: string, sealed: string): string | null;
}

/**
 * AES-256-GCM with the agency's id as associated data. The key follows from the installation's signing secret
 * and from `purpose`, so that what is sealed for one purpose opens for no other.
 */
export function createSecretBox(signingSecret: string, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', signingSecret, 'caravel secret box', purpose, 32));
  const associated = (agencyId: string) => Buffer.from(agencyId.toLowerCase());
  return {
    seal(agencyId, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(associated(agencyId));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(agencyId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < HEAD_BYTES || bytes[0] !== VERSION) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(1, 1 + IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(associated(agencyId));
      decipher.setAuthTag(bytes.subarray(1 + IV_BYTES, HEAD_BYTES));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}
