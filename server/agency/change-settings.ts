import { agencyRefusals } from '@/core/contract/refusals/agency';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { fileRefusals } from '@/core/contract/refusals/files';
import {
  bannerProblem,
  type BodyOf,
  customDomainProblem,
  plainDomain,
  signUpDomainProblem,
  ssoProblem,
  type updateAgency,
  webAddress,
} from '@/core/contract';
import type { SessionUser } from '../ports/user';
import type { Config } from '../config/config';
import type { Tx } from '../db/types';
import { databaseFiles } from '../files/store';
import { idIn } from '../files/path';
import { conflict, invalid } from '../error';
import { readEndpoint, type Resolve, resolvePublic } from '../identity/endpoint/address';
import { readSsoSettings, SSO_PURPOSE, writeSsoSettings } from '../identity/sso-settings';
import { createSecretBox } from '../config/secret-box';
import { cleanLegalText, cleanLine } from '../tenancy/legal-text';

type Changes = Omit<BodyOf<typeof updateAgency>, 'version'>;
type Site = Pick<Config, 'signingSecret' | 'platformHost'>;

/** What is kept of the owner's words: markup reduced to what a reader needs, headings without any (SEC-22). */
export function cleaned(changes: Changes, platformHost: string): Changes {
  const result: Changes = { ...changes };
  for (const name of ['privacyPolicy', 'cookiesPolicy', 'disclaimer'] as const)
    if (result[name]) result[name] = cleanLegalText(result[name]) || null;
  for (const part of ['heading', 'subHeading'] as const) {
    if (result[part] === undefined) continue;
    result[part] = cleanLine(result[part]);
    const problem = bannerProblem(part, result[part]);
    if (problem) throw invalid(problem, part);
  }
  if (result.signUpDomains) result.signUpDomains = checkedDomains(result.signUpDomains);
  if (result.customDomain) {
    const problem = customDomainProblem(result.customDomain, platformHost);
    if (problem) throw invalid(problem, 'customDomain');
    result.customDomain = result.customDomain.trim().toLowerCase();
  }
  return result;
}

function checkedDomains(typed: readonly string[]): string[] {
  const domains: string[] = [];
  for (const [index, one] of typed.entries()) {
    const problem = signUpDomainProblem(one, domains);
    if (problem) throw invalid(problem, `signUpDomains.${index}`);
    domains.push(plainDomain(one));
  }
  return domains;
}

/** Throws HttpError 422 for a logo that this owner has not uploaded; the one in use may stay. */
export async function requireOwnLogos(
  tx: Tx,
  agencyId: string,
  user: SessionUser,
  before: Readonly<Record<string, unknown>>,
  changes: Changes,
): Promise<void> {
  for (const name of ['logo', 'mobileLogo'] as const) {
    const path = changes[name];
    if (path === undefined || path === null || path === before[name]) continue;
    const id = idIn(path);
    const owner = { agencyId, userId: user.id, purpose: name };
    if (!id || !(await databaseFiles.isOf(tx, id, owner))) throw invalid(fileRefusals.again, name);
  }
}

/**
 * Refuses an endpoint that could not be asked when somebody comes (SEC-10); the one in use may stay, as the embedded one of a
 * demo agency. It looks a name up, and is called outside of a transaction. Throws HttpError 422.
 */
export async function requireAskable(
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  site: Site,
  agencyId: string,
  { tokenValidationEndpoint: endpoint }: NonNullable<Changes['sso']>,
  resolve: Resolve | undefined,
): Promise<void> {
  if (!endpoint.trim()) return;
  const box = createSecretBox(site.signingSecret, SSO_PURPOSE);
  const stored = await inTenant((tx) => readSsoSettings(tx, box, agencyId));
  if (stored?.tokenValidationEndpoint === endpoint) return;
  if (webAddress(endpoint) === null) throw invalid(fieldRefusals.webAddress, 'sso.tokenValidationEndpoint');
  try {
    await resolvePublic(readEndpoint(endpoint).hostname, resolve);
  } catch {
    throw invalid(agencyRefusals.ssoAddress, 'sso.tokenValidationEndpoint');
  }
}

/** Seals what follows from single sign-on; answers what of it visitors may know. Throws HttpError 422 (R398). */
export async function saveSso(
  tx: Tx,
  site: Site,
  agencyId: string,
  sso: NonNullable<Changes['sso']>,
  now: Date,
): Promise<{ isSSOEnabled: boolean }> {
  const { isSSOEnabled, ...settings } = sso;
  const problem = ssoProblem(sso);
  if (problem) throw invalid(problem, 'sso');
  if (!isSSOEnabled && !settings.tokenValidationEndpoint.trim()) return { isSSOEnabled };
  const box = createSecretBox(site.signingSecret, SSO_PURPOSE);
  if (!/^[A-Za-z][\w.-]{0,63}$/.test(settings.tokenValidationBodyKey))
    throw invalid(agencyRefusals.ssoKey, 'sso.tokenValidationBodyKey');
  await writeSsoSettings(tx, box, agencyId, settings, now);
  return { isSSOEnabled };
}

/** Whether another agency's site stands at this domain; asked across agencies. Throws HttpError 409. */
export async function requireFreeDomain(
  find: (domain: string) => Promise<string | null>,
  domain: string,
  agencyId: string,
): Promise<void> {
  const holder = await find(domain);
  if (holder !== null && holder !== agencyId) throw conflict(agencyRefusals.domainTaken);
}
