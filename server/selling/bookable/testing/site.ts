import type { Config } from '@/server/config/config';
import type { ServerPluginEntry } from '@/server/plugin';
import { type Answer, testServer } from '@/server/testing/harness';

export const ALPHA = 'alpha.localhost';

/**
 * Agencies on a server with one product: `alpha` sells it and the given applications with a markup of 10 %, a fee of 5
 * dollars and protection at 6 %; `gamma` sells something else; `open` lets visitors search, in yen. `client` of `alpha` asks
 * unless a call says who does; a test may give it another token.
 */
export async function productSite(
  entry: ServerPluginEntry & { activatedBy: { menu: string } },
  {
    applications = [],
    config = {},
  }: { applications?: readonly ServerPluginEntry[]; config?: Partial<Config> } = {},
) {
  const menu = (name: string) => ({ bookingMenuItemOptions: [{ name, isActive: true, isDefault: true }] });
  const it = await testServer({
    plugins: [entry, ...applications],
    config: { rateFactor: 1000, ...config },
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      {
        name: 'Alpha Voyages',
        subdomain: 'alpha',
        markupBasisPoints: 1000,
        feeMinor: 500,
        protectionBasisPoints: 600,
        settings: {
          primaryColor: '#c2410c',
          contactEmailId: 'hello@alpha.example',
          applications: applications.map(({ id }) => id),
          ...menu(entry.activatedBy.menu),
        },
      },
      { name: 'Gamma', subdomain: 'gamma', settings: menu('Something else') },
      { name: 'Open', subdomain: 'open', currency: 'JPY', settings: { visitorsMaySearch: true } },
    ],
  });
  const [client, other, owner, restricted] = (await Promise.all(
    (['client', 'other', 'owner', 'restricted'] as const).map((name) => it.login('alpha', name)),
  )) as [string, string, string, string];
  /** Whoever asks; a new token after the session is over. */
  const asking = { client };
  const send =
    (method: 'POST' | 'GET') =>
    (path: string, body: unknown, token: string | undefined = asking.client, host = ALPHA): Promise<Answer> =>
      it.request(host, method, path, { token, body });
  return Object.assign(asking, {
    ...{ it, other, owner, restricted },
    post: send('POST'),
    get: (path: string, token?: string, host?: string) => send('GET')(path, undefined, token, host),
  });
}
