import { CLIENT_HEADER } from '../contract/bookings/booking-for';

export interface HeaderSources {
  authKey: string;
  language: string;
  /** The token cookie's value; null sends no access-token header (R145). */
  token: string | null;
  /** Sent only with the calls that ask for it. */
  secretCode?: string | undefined;
  idempotencyKey?: string | undefined;
  /** Id of the client for whom staff calls; sent only with the calls that depend on it. */
  client?: string | null | undefined;
  gatekeeper?: { host: string; token: string | null } | undefined;
}

/**
 * The headers of a call (R144, R145, R147). Browsers set Accept-Encoding themselves and drop ours; it stands
 * here because the specification lists it (G53).
 */
export function buildHeaders(url: URL, sources: HeaderSources): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'auth-key': sources.authKey,
    'accept-language': sources.language,
    'accept-encoding': 'gzip',
  };
  if (sources.token) headers['x-access-token'] = sources.token;
  if (sources.secretCode) headers['secret-code'] = sources.secretCode;
  if (sources.idempotencyKey) headers['idempotency-key'] = sources.idempotencyKey;
  if (sources.client) headers[CLIENT_HEADER] = sources.client;
  const { gatekeeper } = sources;
  if (gatekeeper?.token && url.host === gatekeeper.host) headers['token'] = gatekeeper.token;
  return headers;
}
