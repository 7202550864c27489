import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { createHost } from '../plugin/host';
import { anAgency } from '../testing/agency';
import { createAppRouter } from './create';

/** Where somebody without a token stands who opened this address. */
async function standsAt(path: string): Promise<string> {
  const host = createHost({ registry: {} });
  const agency = anAgency({});
  await host.activate(agency);
  const context = {
    agency: () => agency,
    hasToken: () => false,
    user: () => Promise.reject(new Error('Nobody')),
  };
  const { router } = createAppRouter(host, context, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return router.state.location.pathname;
}

it.each([
  '/login',
  '/signup',
  '/forgotpassword',
  '/newPassword',
  '/expired',
  '/verify',
  '/errors',
  '/user-terms-and-conditions',
  '/agency-terms-and-conditions/one',
  '/privacy-policy',
  '/cookies-policy',
  '/disclaimer',
])('R434 %s needs no token', async (path) => {
  expect(await standsAt(path)).toBe(path);
});

it('R434 the pages of a person do', async () => {
  expect(await standsAt('/mytrip')).not.toBe('/mytrip');
});
