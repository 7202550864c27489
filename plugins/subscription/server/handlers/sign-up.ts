import { randomUUID } from 'node:crypto';
import { admit } from '@/server/auth/admission';
import { hashPassword } from '@/server/auth/password';
import { newPasswordFault } from '@/server/auth/password-policy';
import type { Refusal } from '@/core/contract/refusal';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { conflict, HttpError, notFound } from '@/server/error';
import { handle, type Handler } from '@/server/ports/handle';
import { allCountries } from '@/server/reference/countries';
import { subscriptionRefusals } from '../../contract/refusals';
import {
  type AgencySignUp,
  checkSubdomain,
  createAgencySignUp,
  enterNewAgency,
} from '../../contract/sign-up';
import { SIGN_UP_FIELDS, signUpProblem, subdomainProblem } from '../../contract/sign-up-rules';
import { requireBilling } from '../billing';
import { periodAt, scheduleOf } from '../plan/schedule';
import { dayOf } from '../plan/days';
import { requireCoupon } from '../store/coupons';
import { PATIENCE_MS } from '../steps/outside';
import { freeOf, holdsName, nameKey, saysBrandInAnyScript } from '../store/names';
import { beginOnce, requireAccepted } from './begin';
import { tryCode } from './guessing';
import { entryBox, withoutCard } from './progress';

/** Sign-ups from one network that have not led to an agency, while the first of them may hold its name. */
const OPEN_SIGN_UPS = 5;

const isCountry = (code: string) => allCountries().some((country) => country.code === code);

/** Throws HttpError 422 that names every field at fault in the specification's words (R415 to R419, R446). */
function requireGoodFields(body: AgencySignUp): void {
  const fault = (field: keyof AgencySignUp): Refusal | null => {
    const problem = signUpProblem(field, body[field]);
    if (problem) return problem;
    if (field === 'agencyName' && saysBrandInAnyScript(body.agencyName)) return subscriptionRefusals.brand;
    if (field === 'country' && !isCountry(body.country)) return fieldRefusals.country;
    if (field !== 'password') return null;
    const { agencyName, subdomain, email, name } = body;
    return newPasswordFault(body.password, { agencyName, subdomain, email, names: [name] });
  };
  const fields = SIGN_UP_FIELDS.flatMap((path) => {
    const said = fault(path);
    return said ? [{ path, ...said }] : [];
  });
  if (fields[0]) throw new HttpError(422, 'INVALID_REQUEST', fields[0], { fields });
}

const exists = (path: string) => {
  const said = subscriptionRefusals.exists;
  return new HttpError(409, 'CONFLICT', said, { fields: [{ path, ...said }] });
};

export const signUpHandlers: readonly Handler[] = [
  handle(checkSubdomain, async ({ query, services }) => {
    const subdomain = query.subdomain.trim().toLowerCase();
    const problem = subdomainProblem(query.subdomain);
    const frame = { subdomain, isAvailable: false, domain: null, suggestion: null };
    if (problem) return { data: { ...frame, ...problem } };
    const others = ['travel', 'trips', 'tours', ...Array.from({ length: 20 }, (_, at) => `${at + 2}`)]
      .map((end) => `${subdomain.slice(0, 50)}-${end}`)
      .filter((name) => !subdomainProblem(name));
    const free = await services.db.asSystem((tx) => freeOf(tx, [subdomain, ...others]));
    if (!free.includes(subdomain))
      return { data: { ...frame, ...subscriptionRefusals.exists, suggestion: free[0] ?? null } };
    const domain = `${subdomain}.${services.config.platformHost}`;
    return { data: { ...frame, isAvailable: true, domain, message: null } };
  }),

  handle(createAgencySignUp, async ({ body, agency, user, services, request }) => {
    if (!agency.public.isPlatform) throw notFound();
    requireGoodFields(body);
    requireBilling(services);
    const { couponCode, payment, acceptedAmount, language, ...fields } = body;
    const trimmed = Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, name === 'password' ? text : text.trim()]),
    ) as unknown as AgencySignUp;
    const passwordHash = await hashPassword(body.password);
    const subdomain = trimmed.subdomain.toLowerCase();
    const email = trimmed.email.toLowerCase();
    const asked = { agencyId: agency.id, key: request.idempotencyKey, body: withoutCard(body) };
    const begin = () =>
      beginOnce(services, asked, async (tx) => {
        const { agencyName } = trimmed;
        if (await holdsName(tx, { subdomain, agencyName })) {
          const [free] = await freeOf(tx, [subdomain]);
          throw exists(free ? 'agencyName' : 'subdomain');
        }
        const now = services.clock.now();
        const coupon = couponCode ? await requireCoupon(tx, couponCode, now) : null;
        const plan = services.config.subscriptionRate;
        const { amount } = periodAt(scheduleOf(plan, coupon?.kind ?? null), dayOf(now), 0);
        requireAccepted(amount, acceptedAmount);
        const [firstName = '', ...rest] = trimmed.name.split(/\s+/);
        return {
          ...{ agencyId: agency.id, kind: 'sign-up', userId: null, plan, coupon, amount, periodIndex: 0 },
          ...{ payer: randomUUID(), email, token: payment.token, card: null, page: '/pricing' },
          billing: {
            ...{ legalName: agencyName, email, addressLine: trimmed.addressLine, city: trimmed.city },
            ...{ state: trimmed.state, zipCode: trimmed.zipCode, country: trimmed.country, vatNumber: null },
          },
          signUp: {
            ...{ subdomain, nameKey: nameKey(agencyName), passwordHash },
            facts: {
              ...{ firstName, lastName: rest.join(' '), email, agencyName, language },
              customerServicePhone: trimmed.customerServicePhone,
              customerServiceEmail: trimmed.customerServiceEmail,
            },
          },
        };
      });
    // Whoever does not go on to pay holds a few names, for minutes.
    const holds = services.budget('agency-sign-up', OPEN_SIGN_UPS, PATIENCE_MS / 1000);
    await holds.spend('from', request.network);
    const progress = await tryCode({ services, request, agency, user }, couponCode, begin);
    if (progress.data.status === 'active') await holds.giveBack('from', request.network);
    return progress;
  }),

  handle(enterNewAgency, async ({ body, agency, services, request }) => {
    const gone = () => new HttpError(410, 'GONE', subscriptionRefusals.entryOver);
    const id = entryBox(services.config).open(agency.id, body.code);
    if (!id) throw gone();
    const now = services.clock.now();
    const admission = await services.db.asSystem(async (tx) => {
      const spent = await tx
        .updateTable('subscription_attempt')
        .set({ entry_until: null })
        .where('id', '=', id)
        .where('made_agency_id', '=', agency.id)
        .where('entry_until', '>', now)
        .returning('made_user_id')
        .executeTakeFirst();
      if (!spent?.made_user_id) return null;
      return admit(
        tx,
        {
          ...{ agencyId: agency.id, userId: spent.made_user_id, userType: 'AgencyOwner' },
          userAgent: request.userAgent,
        },
        now,
      );
    });
    // Who has switched a second factor on since logs in with it.
    if (!admission?.auth) throw admission ? conflict(subscriptionRefusals.entryOver) : gone();
    return { auth: admission.auth, userType: admission.userType };
  }),
];
