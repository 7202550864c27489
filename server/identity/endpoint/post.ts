import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ProviderFailed } from '../types';

/** SEC-10: an agency's endpoint has this long, and may say this much. */
export const ANSWER_MS = 3_000;
export const ANSWER_BYTES = 64 * 1024;

export interface Target {
  readonly url: URL;
  /** The address that was checked; the name is not resolved again. */
  readonly address: string;
  readonly port: number;
}

export interface EndpointAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Posts JSON to a pinned address, over TLS for the host's name when the address says https. Follows no
 * redirect. Rejects with ProviderFailed on anything but a whole, small and timely answer.
 */
export function postJson(
  { url, address, port }: Target,
  body: unknown,
  signal: AbortSignal,
): Promise<EndpointAnswer> {
  const sent = JSON.stringify(body);
  const isTls = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const fail = (reason: string, cause?: unknown) => reject(new ProviderFailed(reason, { cause }));
    const options = {
      host: address,
      port,
      method: 'POST',
      path: url.pathname + url.search,
      agent: false as const,
      signal,
      maxHeaderSize: 8 * 1024,
      headers: {
        host: url.host,
        accept: 'application/json',
        'accept-encoding': 'identity',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sent),
        'user-agent': 'Caravel',
      },
    };
    const call = isTls ? requestHttps({ ...options, servername: url.hostname }) : requestHttp(options);
    call.on('error', (error) => fail(signal.aborted ? 'it took too long' : 'it could not be reached', error));
    call.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > ANSWER_BYTES) {
          fail('it answered too much');
          call.destroy();
        } else parts.push(part);
      });
      response.on('error', (error) => fail(signal.aborted ? 'it took too long' : 'it broke off', error));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
    });
    call.end(sent);
  });
}
