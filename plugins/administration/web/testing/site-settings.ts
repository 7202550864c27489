import type { SiteSettings } from '@/core/contract';

/** What the owner alone reads of the site's settings: a domain that waits for its DNS, single sign-on in use. */
export const SITE: SiteSettings = {
  signUpDomains: ['bluefjord.example', 'partners.bluefjord.example'],
  customDomain: 'travel.bluefjord.example',
  domainStatus: 'waiting',
  domainEndsAt: null,
  domainProof: {
    name: '_agency-site.travel.bluefjord.example',
    value: 'agency-site=6f7f0f5e-2f53-4a2e-8d5e-6a1c6b8f0001',
  },
  domainTarget: 'bluefjord.platform.example',
  platformHost: 'platform.example',
  sso: {
    isSSOEnabled: true,
    tokenValidationEndpoint: 'https://id.bluefjord.example/check',
    tokenValidationBodyKey: 'token',
    remoteSignup: true,
    directLogin: false,
  },
  bookings: { air: { made: 41, ahead: 6 }, wheels: { made: 19, ahead: 3 } },
  version: 7,
};
