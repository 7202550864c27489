import { SocialProviderName } from '@/core/contract';
import { z } from 'zod/mini';
import { notFound } from '../error';
import { COMMON_HEADERS } from '../http/headers';
import { type RawRoute, rawRoute } from '../http/raw';
import { errorResponse } from '../http/respond';
import type { Clock } from '../ports/services';
import type { Tenants } from '../tenancy/directory';
import { ATTEMPT_MS, type Attempts } from './attempt';
import { isOffered, NONCE_COOKIE } from './offer';
import { ProviderFailed, type SocialProviders } from './types';

const redirect = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, {
    status: 303,
    headers: {
      ...COMMON_HEADERS,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      location,
      ...headers,
    },
  });

const nonceCookie = (nonce: string, isHttps: boolean) =>
  `${NONCE_COOKIE}=${nonce}; Path=/api/social; Max-Age=${ATTEMPT_MS / 1000}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

/** An address on the agency's own site, from the stored domain (SEC-30). */
function onSite(origin: string, path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

export interface SocialRouteParts {
  readonly attempts: Attempts;
  readonly providers: SocialProviders;
  readonly tenants: Tenants;
  readonly clock: Clock;
  readonly redirectUri: (provider: SocialProviderName) => string;
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/**
 * The two addresses a browser is led over: away to the provider, and back. All providers send visitors back to
 * one host, since an agency's own could not be registered with them; from there each goes home to the
 * agency that the signed state names. Neither writes anything.
 */
export function socialRoutes({
  attempts,
  providers,
  tenants,
  clock,
  redirectUri,
  onFailure,
}: SocialRouteParts): RawRoute[] {
  const nameOf = (params: Record<string, string>) => {
    const name = z.safeParse(SocialProviderName, params['provider']);
    return name.success ? name.data : null;
  };

  return [
    rawRoute('GET', '/api/social/{provider}', async ({ agency, params, client, requestId }) => {
      const name = nameOf(params);
      if (!agency || !name || !isOffered(agency.public, name)) return errorResponse(notFound(), requestId);
      try {
        const provider = providers[name];
        if (!provider) throw new ProviderFailed(`${name} is not configured in this installation`);
        const { id, nonce, state } = attempts.begin(agency.id, name, clock.now());
        const location = await provider.authorizeUrl({ id, agency, redirectUri: redirectUri(name) }, state);
        return redirect(location, { 'set-cookie': nonceCookie(nonce, client.isHttps) });
      } catch (error) {
        onFailure(error, requestId);
        return redirect(onSite(agency.origin, '/social', { type: name }));
      }
    }),

    rawRoute('GET', '/api/social/{provider}/callback', async ({ request, params, requestId }) => {
      const query = new URL(request.url).searchParams;
      const state = attempts.readState(query.get('state') ?? '', clock.now());
      const agency = state && state.provider === nameOf(params) ? await tenants.find(state.agencyId) : null;
      // Without a state of ours nobody can say which agency's site the visitor came from.
      if (!state || !agency) return redirect('/errors');
      if (query.get('error') === 'access_denied') return redirect(onSite(agency.origin, '/login'));
      const code = query.get('code');
      if (!code)
        onFailure(new ProviderFailed(`${state.provider} sent the visitor back without a code`), requestId);
      return redirect(
        onSite(agency.origin, '/social', {
          ...(code ? { code: attempts.sealArrival(state, code) } : {}),
          type: state.provider,
        }),
      );
    }),
  ];
}
