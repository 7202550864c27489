import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

export const MOST_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

/** Why there is no picture: the supplier has none there, or it cannot be had or be believed. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
  constructor(readonly why: 'gone' | 'unreachable' | 'answer' | 'large') {
    super(`No picture: ${why}`);
  }
}

/** Which machines are asked. */
export interface Reach {
  readonly protocols: readonly string[];
  readonly isAllowed: (address: string) => boolean;
}
const INTERNET: Reach = { protocols: ['https:'], isAllowed: isPublicAddress };

/** Every address of a name has to be allowed: what was looked at is what is connected to. */
const lookupWithin =
  (isAllowed: Reach['isAllowed']): NonNullable<RequestOptions['lookup']> =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first || !addresses.every(({ address }) => isAllowed(address)))
        return done(error ?? new NoPicture('unreachable'), []);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });

/** Bytes of a picture elsewhere. Throws NoPicture. */
export type FetchPicture = (url: string) => Promise<Uint8Array>;

/** Asks once, with nothing of whoever looks at it, and follows no redirect: each could lead into this network. */
export function createFetchPicture({ protocols, isAllowed }: Reach = INTERNET): FetchPicture {
  return (url) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const address = new URL(url);
      // Brackets of version 6. A number as host is connected to without being looked up.
      const host = address.hostname.replaceAll(/[[\]]/g, '');
      if (!protocols.includes(address.protocol) || (isIP(host) !== 0 && !isAllowed(host)))
        return reject(new NoPicture('unreachable'));
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const unreachable = () => reject(new NoPicture('unreachable'));
      const ask = address.protocol === 'http:' ? plainRequest : request;
      const asked = ask(
        address,
        {
          signal,
          lookup: lookupWithin(isAllowed),
          agent: false,
          headers: { accept: 'image/webp,image/jpeg,image/png', 'accept-encoding': 'identity' },
        },
        (answer) => {
          const refuse = (why: NoPicture['why']) => {
            reject(new NoPicture(why));
            answer.destroy();
          };
          const { statusCode = 0, headers } = answer;
          if (statusCode === 404 || statusCode === 410) return refuse('gone');
          if (statusCode !== 200 || !/^image\/(jpeg|png|webp)\b/.test(headers['content-type'] ?? ''))
            return refuse('answer');
          if (Number(headers['content-length'] ?? 0) > MOST_BYTES) return refuse('large');
          const parts: Buffer[] = [];
          let size = 0;
          answer.on('data', (part: Buffer) => {
            size += part.length;
            if (size > MOST_BYTES) return refuse('large');
            parts.push(part);
          });
          answer.on('end', () => resolve(Buffer.concat(parts)));
          answer.on('error', unreachable);
          answer.on('close', unreachable);
        },
      );
      asked.on('error', unreachable);
      asked.end();
    });
}
