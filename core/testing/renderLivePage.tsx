import { i18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { createStore } from 'jotai';
import { apiAtom } from '../api/context';
import { pageApi } from '../app/page-api';
import { fetchProfile, startSession } from '../session/session';
import { watchSession } from '../session/session-expiry';
import { clearToken, hasToken, writeToken } from '../session/token';
import type { Agency } from '../contract/site/agency';
import { createHost } from '../plugin/host';
import type { Registry } from '../plugin';
import { createAppRouter } from '../app/create';
import { agencyAtom } from '../tenant/agency';
import { EMPTY_BOOTSTRAP } from '../tenant/bootstrap';
import { anAgency } from './agency';
import { PageAround } from './PageAround';

export interface LiveStage {
  registry: Registry;
  path: string;
  agency?: Agency;
  /** The cookie that the browser brings along. */
  token?: string;
  /** What the network answers to a path, of the API and of everything else. */
  answer: (path: string, token: string | null) => Response | Promise<Response>;
}

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : String(input), location.href).pathname;

/**
 * Draws the whole page as the product does, with its own transport, session and guards over a network that the test
 * answers for: what happens between all of them can be seen here and not with a fake API.
 */
export async function renderLivePage({ registry, path, agency = anAgency(), token, answer }: LiveStage) {
  if (!i18n.locale) i18n.loadAndActivate({ locale: 'en', messages: {} });
  if (token) writeToken(token);
  else clearToken();
  globalThis.fetch = async (input, init) =>
    answer(pathOf(input), new Headers(init?.headers).get('x-access-token'));
  const store = createStore();
  store.set(agencyAtom, agency);
  startSession(store);
  const api = pageApi(EMPTY_BOOTSTRAP, 'en', {}, store);
  store.set(apiAtom, api);
  const host = createHost({ registry });
  const { router } = createAppRouter(
    host,
    { agency: () => store.get(agencyAtom)!, hasToken, user: () => fetchProfile(store) },
    createMemoryHistory({ initialEntries: [path] }),
  );
  // How long the words stay before the way home is a rule of its own; here every page would wait for it.
  watchSession(store, router, 0);
  await act(async () => {
    await host.activate(agency);
    await host.open(path);
  });
  const screen = await act(async () => render(<PageAround {...{ store, host, router }} />));
  return { ...screen, host, router, store, api };
}
