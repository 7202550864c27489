import type { Config } from '@/server/config/config';
import type { DEMO_USERS } from '@/server/config/demo-accounts';
import { connectors } from '@/server/connectors';
import { connected, type ServerPluginEntry } from '@/server/plugin';
import { type Answer, testServer, type TestServer } from '@/server/testing/harness';
import type { NewAgency } from '@/server/tenancy/create';
import { flight } from '../plugin';

/** The product as tests install it. */
export const entry: ServerPluginEntry = {
  id: 'flight',
  activatedBy: { menu: 'Air Travel' },
  plugin: connected(flight, connectors),
};

export const ALPHA = 'alpha.localhost';

export type Name = (typeof DEMO_USERS)[number]['name'] | 'other';

export interface FlightSite {
  readonly it: TestServer;
  /** Of who has signed in at `alpha`, by name. */
  readonly tokens: Record<string, string>;
  /** Everybody signs in anew. */
  signIn(): Promise<void>;
  post(path: string, body: unknown, who?: string, host?: string): Promise<Answer>;
  get(path: string, who?: string, host?: string): Promise<Answer>;
}

/**
 * A server with this product and the agency `alpha`, which asks a markup of 10 % and a fee of 5 dollars unless `alpha` says
 * otherwise, with these people signed in; the first of them asks unless a call says who does.
 */
export async function flightSite(
  people: readonly [Name, ...Name[]],
  {
    alpha = {},
    agencies = [],
    config = {},
  }: { alpha?: Partial<NewAgency>; agencies?: readonly NewAgency[]; config?: Partial<Config> } = {},
): Promise<FlightSite> {
  const it = await testServer({
    plugins: [entry],
    config: { rateFactor: 1000, ...config },
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      {
        name: 'Alpha Voyages',
        subdomain: 'alpha',
        markupBasisPoints: 1000,
        feeMinor: 500,
        ...alpha,
      },
      ...agencies,
    ],
  });
  const tokens: Record<string, string> = {};
  const signIn = async () => {
    for (const who of people) tokens[who] = await it.login('alpha', who);
  };
  await signIn();
  const send =
    (method: 'POST' | 'GET') =>
    (path: string, body: unknown, who: string = people[0], host = ALPHA) =>
      it.request(host, method, path, { token: tokens[who], body });
  return {
    it,
    tokens,
    signIn,
    post: send('POST'),
    get: (path, who, host) => send('GET')(path, undefined, who, host),
  };
}
