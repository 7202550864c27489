import { type SiteSettings, plainDomain, type SsoSetting } from '@/core/contract';
import type { Config } from '../config/config';
import '../db/tables';
import type { Tx } from '../db/types';
import { readSsoSettings, SSO_PURPOSE } from '../identity/sso-settings';
import { createSecretBox } from '../config/secret-box';
import { GRACE_DAYS, proofOf } from '../tenancy/domain';
import type { AgencyRow } from '../tenancy/record';
import { bookingsByProduct } from './agency-bookings';

const DAY_MS = 24 * 60 * 60_000;
type Site = Pick<Config, 'signingSecret' | 'platformHost'>;

const NO_SSO: Omit<SsoSetting, 'isSSOEnabled'> = {
  tokenValidationEndpoint: '',
  tokenValidationBodyKey: '',
  remoteSignup: false,
  directLogin: true,
};

/** How far a domain has come, and when it is released unless its records come back. */
function domainOf(
  wished: string | null,
  { custom_domain, domain_missing_since }: Pick<AgencyRow, 'custom_domain' | 'domain_missing_since'>,
): Pick<SiteSettings, 'domainStatus' | 'domainEndsAt'> {
  if (wished === null) return { domainStatus: 'none', domainEndsAt: null };
  if (wished !== custom_domain) return { domainStatus: 'waiting', domainEndsAt: null };
  if (!domain_missing_since) return { domainStatus: 'active', domainEndsAt: null };
  const end = new Date(domain_missing_since.getTime() + GRACE_DAYS * DAY_MS);
  return { domainStatus: 'missing', domainEndsAt: end.toISOString() };
}

/** What only the owner knows of the agency's site. `row` is locked by the caller where something follows from it. */
export async function settingsOf(tx: Tx, site: Site, agencyId: string, now: Date): Promise<SiteSettings> {
  const row = await tx
    .selectFrom('agency')
    .select(['settings', 'version', 'custom_domain', 'domain_missing_since', 'subdomain', 'is_platform'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const settings = (row.settings ?? {}) as {
    signUpDomains?: unknown;
    customDomain?: unknown;
    sso?: { isSSOEnabled?: unknown };
  };
  const sealed = await readSsoSettings(tx, createSecretBox(site.signingSecret, SSO_PURPOSE), agencyId);
  const wished = typeof settings.customDomain === 'string' ? settings.customDomain : null;
  const customDomain = wished ?? row.custom_domain;
  return {
    signUpDomains: Array.isArray(settings.signUpDomains)
      ? settings.signUpDomains.filter((one) => typeof one === 'string').map(plainDomain)
      : [],
    customDomain,
    ...domainOf(customDomain, row),
    domainProof: customDomain === null ? null : proofOf(customDomain, agencyId),
    domainTarget: row.is_platform ? site.platformHost : `${row.subdomain}.${site.platformHost}`,
    platformHost: site.platformHost,
    sso: { ...NO_SSO, ...sealed, isSSOEnabled: settings.sso?.isSSOEnabled === true },
    bookings: await bookingsByProduct(tx, agencyId, now),
    version: row.version,
  };
}
