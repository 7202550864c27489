import { i18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { createStore } from 'jotai';
import type { Api } from '../api/client';
import { apiAtom } from '../api/context';
import { writeToken } from '../session/token';
import { emptySession, sessionAtom } from '../session/session';
import type { Agency } from '../contract/site/agency';
import type { User } from '../contract/people/user';
import { createHost } from '../plugin/host';
import type { Registry } from '../plugin';
import { createAppRouter } from '../app/create';
import { agencyAtom } from '../tenant/agency';
import { anAgency } from './agency';
import { PageAround } from './PageAround';

export interface PluginStage {
  registry: Registry;
  /** Where the visitor is. */
  path: string;
  agency?: Agency;
  /** Signed in as; a visitor without it. */
  user?: User;
  /** What the API answers. */
  api?: Api;
}

const refuse = () => Promise.reject(new Error('This stage was given no API'));
const nothingAnswers: Api = { call: refuse, stream: refuse };

/**
 * Draws the whole page around plugins, as the product does, with a fake API: what a plugin's author tests with.
 * `setAgency` changes the agency's settings while the page is open.
 */
export async function renderPlugin({
  registry,
  path,
  agency = anAgency(),
  user,
  api = nothingAnswers,
}: PluginStage) {
  if (!i18n.locale) i18n.loadAndActivate({ locale: 'en', messages: {} });
  const store = createStore();
  store.set(apiAtom, api);
  store.set(agencyAtom, agency);
  if (user) {
    writeToken('test-token');
    store.set(sessionAtom, {
      ...emptySession(),
      user: { role: 'agent', ...user },
      token: 'test-token',
      authenticated: true,
    });
  }
  const host = createHost({ registry });
  const { router } = createAppRouter(
    host,
    {
      agency: () => store.get(agencyAtom)!,
      hasToken: () => user !== undefined,
      user: () => (user ? Promise.resolve(user) : Promise.reject(new Error('Nobody is signed in'))),
    },
    createMemoryHistory({ initialEntries: [path] }),
  );
  const setAgency = (next: Agency) =>
    act(async () => {
      store.set(agencyAtom, next);
      await host.activate(next);
      await router.load();
    });
  await setAgency(agency);
  await act(async () => {
    await host.open(path);
    await router.load();
  });
  const screen = await act(async () => render(<PageAround {...{ store, host, router }} />));
  return { ...screen, host, router, store, setAgency };
}
