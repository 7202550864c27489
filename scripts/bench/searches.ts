import { STREAM_TYPE } from '../../core/contract';
import { authKeyOf, call, send, signIn } from './api';

export const AGENCY = 'bluefjord';
const DESTINATIONS = ['NYC', 'LHR', 'PAR', 'SAO', 'MAD', 'FRA', 'ROM', 'BER', 'AMS', 'TYO'];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const PATH = '/api/v2/flight/search';
const bodyOf = (n: number) => ({
  legs: [
    { origin: 'LIS', destination: DESTINATIONS[n % DESTINATIONS.length]!, departureDate: inDays(30 + n) },
  ],
  travellers: { adults: 1 },
});

/** Searches flights as a client: the `n`th search is another one than those before it; each tenth finds some 500 offers. */
export async function flightSearch(port: number): Promise<(n: number) => Promise<string>> {
  const token = await signIn(port, AGENCY, 'client');
  const authKey = await authKeyOf(port, AGENCY);
  return async (n) => {
    const body = bodyOf(n);
    const { text } = await call(port, AGENCY, 'POST', PATH, { token, authKey, body });
    return text;
  };
}

/** The first of these searches as a page asks for it: in pieces, one a line. */
export async function flightSearchInPieces(port: number): Promise<() => Promise<string>> {
  const headers = {
    accept: STREAM_TYPE,
    'auth-key': await authKeyOf(port, AGENCY),
    'x-access-token': await signIn(port, AGENCY, 'client'),
  };
  return () => send(port, AGENCY, 'POST', PATH, headers, bodyOf(0));
}
