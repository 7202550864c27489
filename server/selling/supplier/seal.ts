import { createHmac, timingSafeEqual } from 'node:crypto';

const signature = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`offer:${text}`).digest('base64url').slice(0, 22);

/** The key of one embedded supplier's offers: the same in every process, and another one for each supplier. */
export const sealingKey = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** The text with a seal behind it that nobody else can make. */
export const seal = (text: string, secret: string): string => `${text}.${signature(text, secret)}`;

/** The text of a sealed one; null for one that was changed, cut, or made elsewhere. */
export function unseal(sealed: string, secret: string): string | null {
  const at = sealed.lastIndexOf('.');
  const text = sealed.slice(0, at);
  const given = Buffer.from(sealed.slice(at + 1));
  const wanted = Buffer.from(signature(text, secret));
  return at >= 0 && given.length === wanted.length && timingSafeEqual(given, wanted) ? text : null;
}
