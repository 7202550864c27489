import { authKeyOf, call, signIn } from './api';

export const AGENCY = 'bluefjord';
const DESTINATIONS = ['NYC', 'LHR', 'PAR', 'SAO', 'MAD', 'FRA', 'ROM', 'BER', 'AMS', 'TYO'];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Searches flights as a client: the `n`th search is another one than those before it; each tenth finds some 500 offers. */
export async function flightSearch(port: number): Promise<(n: number) => Promise<string>> {
  const token = await signIn(port, AGENCY, 'client');
  const authKey = await authKeyOf(port, AGENCY);
  return async (n) => {
    const destination = DESTINATIONS[n % DESTINATIONS.length]!;
    const body = {
      legs: [{ origin: 'LIS', destination, departureDate: inDays(30 + n) }],
      travellers: { adults: 1 },
    };
    const { text } = await call(port, AGENCY, 'POST', '/api/v2/flight/search', { token, authKey, body });
    return text;
  };
}
