import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Config } from '../config/config';
import { isOnThisMachine } from '../config/demo-mode';
import { readAddress } from '../http/budget/network';
import type { Metrics } from '../http/metrics';

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i;

/** Loopback and private addresses. */
export const isPrivate = (ip: string): boolean => {
  const address = readAddress(ip);
  return address !== null && PRIVATE.test(address);
};

const hash = (text: string) => createHash('sha256').update(text).digest();

const carries = (token: string, authorization: string | null | undefined): boolean =>
  timingSafeEqual(hash(`Bearer ${token}`), hash(authorization ?? ''));

type Needed = Pick<Config, 'metrics' | 'publicUrl' | 'platformHost'>;

/**
 * Whether numbers about the process are for this caller at the site's own port: for who has the token; without token and
 * port of their own, for whoever tries the product on their own machine.
 */
export function mayReadMetrics(
  config: Needed,
  caller: { readonly ip: string; readonly authorization: string | null },
): boolean {
  const { token, port } = config.metrics;
  if (port !== null) return false;
  return token !== null
    ? carries(token, caller.authorization)
    : isOnThisMachine(config) && isPrivate(caller.ip);
}

/** Answers `/metrics` on a port of its own, which only the own network should reach. */
export const metricsListener =
  (metrics: Metrics, { metrics: { token } }: Needed): RequestListener =>
  (request, response) => {
    const isOpen = token === null || carries(token, request.headers.authorization);
    if (request.url !== '/metrics' || !isOpen) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    void metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
