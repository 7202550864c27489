import { SocialProviderName } from '@/core/contract';
import { z } from 'zod/mini';
import type { Db } from '../../db/types';
import { readBytes, readForm } from '../../http/body';
import { HttpError } from '../../error';
import { COMMON_HEADERS } from '../../http/headers';
import { escapeHtml } from '../../http/escape';
import { type RawInput, type RawRoute, rawRoute } from '../../http/raw';
import type { AgencyRecord } from '../../ports/agency';
import { isOffered } from '../offer';
import type { Grants } from './grants';
import { accentOf, hidden, nothingHere, page, peopleFields, wrongForm } from './page';
import { chosenIdentity, demoPeople } from './people';
import { AUTHORIZE_PATH, LAUNCH_PATH, VALIDATE_PATH } from './provider';

const MAX_FORM_BYTES = 8 * 1024;

/** A page that the intranet's button can open. */
export interface Destination {
  readonly name: string;
  readonly path: string;
}

export interface EmbeddedParts {
  readonly db: Db;
  readonly grants: Grants;
  readonly redirectUri: (provider: SocialProviderName) => string;
  /** What the agency sells. */
  readonly destinations: (agency: AgencyRecord) => readonly Destination[];
}

const jsonOf = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
};

const redirect = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { ...COMMON_HEADERS, location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...COMMON_HEADERS, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });

/** A form that is too large is no form of ours. */
const guarded =
  (run: (input: RawInput, agency: AgencyRecord) => Promise<Response>) => async (input: RawInput) => {
    if (!input.agency) return nothingHere();
    try {
      return await run(input, input.agency);
    } catch (error) {
      if (error instanceof HttpError && error.status === 413) return nothingHere();
      throw error;
    }
  };

/** The embedded identity provider's pages and its token validation endpoint; demo mode only. */
export function embeddedRoutes({ db, grants, redirectUri, destinations }: EmbeddedParts): RawRoute[] {
  /** What an authorisation asks for; null when this agency's provider was not asked properly. */
  const requestOf = (from: URLSearchParams, agency: AgencyRecord) => {
    const provider = z.safeParse(SocialProviderName, from.get('provider'));
    const state = from.get('state');
    if (!provider.success || !state || !isOffered(agency.public, provider.data)) return null;
    const back = redirectUri(provider.data);
    return from.get('redirect_uri') === back ? { provider: provider.data, state, back } : null;
  };

  async function authorizePage(
    agency: AgencyRecord,
    asked: NonNullable<ReturnType<typeof requestOf>>,
    problem = '',
  ) {
    const fields = peopleFields(await demoPeople(db, agency), { withVerified: true });
    const name = asked.provider === 'google' ? 'Google' : 'Facebook';
    return page({
      title: `Sign in to ${agency.public.agencyName}`,
      kicker: 'Demo identity provider',
      lead: `It stands in for ${name} in this demonstration. Nothing leaves this machine.`,
      accent: accentOf(agency),
      // The form's answer leads over the place that all providers send visitors back to, and home from there.
      formOrigins: [...new Set([new URL(asked.back).origin, agency.origin])],
      status: problem ? 422 : 200,
      body: `<form method="post" action="${AUTHORIZE_PATH}">${problem}${hidden({ provider: asked.provider, state: asked.state, redirect_uri: asked.back })}${fields}
        <div class="actions"><button name="answer" value="cancel" formnovalidate>Cancel</button><button class="go" name="answer" value="continue">Continue</button></div></form>`,
    });
  }

  async function launchPage(agency: AgencyRecord, problem = '') {
    const people = (await demoPeople(db, agency)).filter(({ role }) => role === 'Client');
    const options = [...destinations(agency), { name: 'Home page', path: '/' }]
      .map(({ name, path }) => `<option value="${escapeHtml(path)}">${escapeHtml(name)}</option>`)
      .join('');
    return page({
      title: `${agency.public.agencyName} intranet`,
      kicker: 'Demo identity provider',
      lead: 'A company’s own site, from which its people come to the booking site already signed in.',
      accent: accentOf(agency),
      status: problem ? 422 : 200,
      body: `<form method="post" action="${LAUNCH_PATH}">${problem}${peopleFields(people, { withVerified: false })}
        <label class="field">Where to<select name="to">${options}</select></label>
        <div class="actions"><button class="go">Book a trip</button></div></form>`,
    });
  }

  return [
    rawRoute(
      'GET',
      AUTHORIZE_PATH,
      guarded(async ({ request }, agency) => {
        const asked = requestOf(new URL(request.url).searchParams, agency);
        return asked ? authorizePage(agency, asked) : nothingHere();
      }),
    ),

    rawRoute(
      'POST',
      AUTHORIZE_PATH,
      guarded(async ({ request }, agency) => {
        const form = await readForm(request, MAX_FORM_BYTES);
        const asked = requestOf(form, agency);
        if (!asked) return nothingHere();
        const back = new URL(asked.back);
        back.searchParams.set('state', asked.state);
        if (form.get('answer') === 'cancel') {
          back.searchParams.set('error', 'access_denied');
          return redirect(back.href);
        }
        const identity = chosenIdentity(form, await demoPeople(db, agency));
        if (!identity) return authorizePage(agency, asked, wrongForm);
        back.searchParams.set('code', await grants.issue(agency.id, 'code', identity));
        return redirect(back.href);
      }),
    ),

    rawRoute(
      'GET',
      LAUNCH_PATH,
      guarded(async (_, agency) => (agency.public.sso.isSSOEnabled ? launchPage(agency) : nothingHere())),
    ),

    rawRoute(
      'POST',
      LAUNCH_PATH,
      guarded(async ({ request }, agency) => {
        if (!agency.public.sso.isSSOEnabled) return nothingHere();
        const form = await readForm(request, MAX_FORM_BYTES);
        const identity = chosenIdentity(form, await demoPeople(db, agency));
        if (!identity) return launchPage(agency, wrongForm);
        const to = destinations(agency).find(({ path }) => path === form.get('to'))?.path ?? '/';
        const landing = new URL('/sso', agency.origin);
        landing.searchParams.set('token', await grants.issue(agency.id, 'token', identity));
        landing.searchParams.set('navigateTo', to);
        return redirect(landing.href);
      }),
    ),

    rawRoute(
      'POST',
      VALIDATE_PATH,
      guarded(async ({ request }, agency) => {
        const sent = z.safeParse(
          z.object({ token: z.string() }),
          jsonOf(await readBytes(request, MAX_FORM_BYTES)),
        );
        const identity = sent.success ? await grants.redeem(agency.id, 'token', sent.data.token) : null;
        if (!identity) return answer({ message: 'The token is unknown, used or expired' }, 403);
        return answer({
          data: { email: identity.email, firstName: identity.firstName, lastName: identity.lastName },
        });
      }),
    ),
  ];
}

/** What stands at the provider's addresses where there is no demo. */
export const absentRoutes = (): RawRoute[] =>
  [AUTHORIZE_PATH, LAUNCH_PATH, VALIDATE_PATH].flatMap((path) =>
    (['GET', 'POST'] as const).map((method) => rawRoute(method, path, nothingHere)),
  );
