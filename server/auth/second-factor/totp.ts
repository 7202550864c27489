import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with what every authenticator app assumes: SHA-1, six digits, 30 seconds. */
export const STEP_S = 30;
const DIGITS = 6;
/** Clocks of phones are a little off: one step before and after counts too. */
const DRIFT = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_S);

/** RFC 4226: the code of a secret for one step. */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) as number) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that a code belongs to, if it is after the step of the last code that was accepted; else null. */
export function matchingStep(secret: Buffer, code: string, now: Date, after: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepOf(now);
  let found: number | null = null;
  for (let step = current - DRIFT; step <= current + DRIFT; step++) {
    const isSame = timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code));
    if (isSame && step > after) found ??= step;
  }
  return found;
}

/** RFC 4648 without padding, as authenticator apps take it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The address behind the QR code: whose account at which agency, and the secret. */
export function otpauthUri(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer.replaceAll(':', ' '))}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_S}`;
}
