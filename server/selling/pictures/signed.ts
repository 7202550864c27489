import { createHmac, timingSafeEqual } from 'node:crypto';
import { PICTURE_PROXY_PATH, type PictureWidth } from '@/core/contract/proxied-picture';

const MOST = 2_048;

/** Makes paths of this site of the addresses of a supplier's pictures; null for one that is never shown. */
export type SignPicture = (url: string, width?: PictureWidth) => string | null;

function signature(url: string, secret: string): string {
  const key = createHmac('sha256', secret).update('pictures of suppliers').digest();
  return createHmac('sha256', key).update(url).digest('base64url').slice(0, 32);
}

/** The address, if it can be a picture's: over https, without a password, not endless. */
function shown(url: string): string | null {
  if (url.length > MOST || !URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  return protocol === 'https:' && !username && !password && href.length <= MOST ? href : null;
}

/** For adapters to sign what their supplier answered; the same path in every process with this secret. */
export const pictureSigner =
  (secret: string): SignPicture =>
  (url, width = 640) => {
    const address = shown(url);
    if (address === null) return null;
    const text = Buffer.from(address).toString('base64url');
    return `${PICTURE_PROXY_PATH}/${signature(address, secret)}/${width}/${text}`;
  };

/** The address that was signed; null for one that was not signed here. */
export function openPicture(given: string, text: string, secret: string): string | null {
  const address = Buffer.from(text, 'base64url').toString();
  const [claimed, wanted] = [Buffer.from(given), Buffer.from(signature(address, secret))];
  return claimed.length === wanted.length && timingSafeEqual(claimed, wanted) ? address : null;
}
