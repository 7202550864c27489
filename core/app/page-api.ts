import { i18n } from '@lingui/core';
import { hasSession } from '../session/session';
import { readToken } from '../session/token';
import { bookingForAtom, clientRefusalAtom } from '../selling/client/state';
import { sessionExpiredAtom } from '../session/session-expired';
import { store as pageStore } from '../state/store';
import type { PageBootstrap } from '../tenant/bootstrap';
import { type Api, type ApiDeps, createApi } from '../api/client';

/**
 * The API client of this page: it speaks for who is signed in and, for staff, for the client who is booked for.
 * `language` is what the page started in, until its words are there.
 */
export function pageApi(
  { authKey, secretCode, ports: { apiBase, gatekeeper } }: PageBootstrap,
  language: string,
  deps: Pick<ApiDeps, 'onAgencyVersion' | 'reasonWords'>,
  store = pageStore,
): Api {
  return createApi({
    ...(apiBase ? { baseUrl: apiBase } : {}),
    gatekeeper: () => (gatekeeper ? { host: gatekeeper, token: readToken() } : undefined),
    authKey: () => authKey,
    secretCode: () => secretCode,
    language: () => i18n.locale || language,
    token: readToken,
    // A visitor who was refused has no session that could have ended.
    onUnauthorized: () => hasSession(store) && store.get(sessionExpiredAtom).run(),
    client: () => store.get(bookingForAtom)?._id ?? null,
    onClientRefused: (refusal) => store.set(clientRefusalAtom, refusal),
    ...deps,
    onMismatch: (endpoint, issues) =>
      console.warn(`${endpoint.method} ${endpoint.path} answered unlike its contract`, issues),
  });
}
