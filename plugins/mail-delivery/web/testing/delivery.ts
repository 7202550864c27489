import type { ApplicationState } from '@/core/contract/site/applications';
import { listApplications } from '@/core/contract/site/applications';
import { refusal } from '@/core/testing/refusal';
import { aUser } from '@/core/testing/user';
import { MAIL_APPLICATION } from '../../contract/application';
import {
  checkMailDomain,
  getMailDelivery,
  type MailDelivery,
  type MailDomain,
  type MailRecord,
  OWN_KEY_PRICE,
} from '../../contract/delivery';
import { mailRefusals } from '../../contract/refusals';
import { listStoppedAddresses, type MailTrouble } from '../../contract/stops';

/** What the API says of an agency's letters: shared by tests and stories. */

export const PAGE = `/settings/applications/${MAIL_APPLICATION.id}`;
export const OWNER = aUser({
  userType: 'AgencyOwner',
  isTravelAgent: true,
  email: 'owner@horizonte.example',
});

const record = (given: Pick<MailRecord, 'purpose' | 'name' | 'value'> & Partial<MailRecord>): MailRecord => ({
  type: 'TXT',
  priority: null,
  isRequired: true,
  state: 'missing',
  found: [],
  ...given,
});

export const RECORDS: readonly MailRecord[] = [
  record({
    purpose: 'spf',
    name: 'mail.horizonte.example',
    value: 'v=spf1 include:spf.letters.example ~all',
    state: 'other',
    found: ['v=spf1 include:spf.elsewhere.example -all'],
  }),
  record({
    purpose: 'dkim',
    name: 's1._domainkey.mail.horizonte.example',
    value: `k=rsa; p=${'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC7'.repeat(5)}`,
    state: 'found',
  }),
  record({
    purpose: 'ownership',
    name: '_agency-mail.mail.horizonte.example',
    value: 'agency-mail=5d0c1f3e-8f6b-4b7e-9a53-0f2f5f0a1b01',
  }),
  record({
    purpose: 'receiving',
    type: 'MX',
    name: 'mail.horizonte.example',
    value: 'mxa.letters.example',
    priority: 10,
    isRequired: false,
    state: 'unknown',
  }),
  record({
    purpose: 'dmarc',
    name: '_dmarc.mail.horizonte.example',
    value: 'v=DMARC1; p=none',
    isRequired: false,
  }),
];
const found = RECORDS.map((one): MailRecord => ({ ...one, state: 'found', found: [] }));

const ADDED: MailDomain = {
  domain: 'mail.horizonte.example',
  senderEmail: 'trips@mail.horizonte.example',
  way: 'platform',
  mailgun: null,
  smtp: null,
  domainState: 'added',
  records: [],
  addedAt: '2026-11-24T10:12:00Z',
  checkedAt: null,
  nextCheckAt: null,
  verifiedAt: null,
  reporting: null,
  isLate: false,
  brokenSince: null,
  brokenBecause: null,
  priceAcceptedAt: null,
  test: null,
};
const VERIFYING: MailDomain = {
  ...ADDED,
  domainState: 'verifying',
  records: [...RECORDS],
  checkedAt: '2026-11-24T10:14:00Z',
  nextCheckAt: '2026-11-24T10:24:00Z',
};
const VERIFIED: MailDomain = {
  ...VERIFYING,
  domainState: 'verified',
  records: found,
  verifiedAt: '2026-11-24T16:40:00Z',
};

/** Nothing is set up, and nothing is switched on. */
export const NONE: MailDelivery = {
  enabled: false,
  domain: null,
  deleted: null,
  platformSender: 'letters@caravel.example',
  isPlatformOpen: true,
  ownKeyPrice: OWN_KEY_PRICE,
  demoEnding: null,
  stopped: 0,
};
const having = (domain: MailDomain, more: Partial<MailDelivery> = {}): MailDelivery => ({
  ...NONE,
  domain,
  ...more,
});
const on = { enabled: true };

export const added = having(ADDED);
export const verifying = having(VERIFYING);
export const late = having({ ...VERIFYING, isLate: true });
export const inTheDemo = having(VERIFYING, { demoEnding: 'example' });
export const verified = having(VERIFIED, on);
export const ready = having(VERIFIED);
export const deleted: MailDelivery = {
  ...NONE,
  deleted: { domain: 'mail.horizonte.example', at: '2026-11-25T08:30:00Z' },
};
export const withOwnKey = having(
  {
    ...VERIFIED,
    way: 'mailgun',
    mailgun: { region: 'eu', keyEnding: '4a2f' },
    priceAcceptedAt: '2026-11-24T10:12:00Z',
  },
  on,
);
export const unheard = (reporting: NonNullable<MailDomain['reporting']>): MailDelivery =>
  having({ ...withOwnKey.domain!, reporting }, on);
export const withOwnServer = having(
  { ...VERIFIED, way: 'smtp', smtp: { host: 'smtp.horizonte.example', port: 465, user: 'trips' } },
  on,
);
export const brokenBy = (brokenBecause: NonNullable<MailDomain['brokenBecause']>): MailDelivery =>
  having(
    {
      ...VERIFIED,
      domainState: 'broken',
      brokenBecause,
      brokenSince: '2026-11-25T06:00:00Z',
      records: brokenBecause === 'records' ? [...RECORDS] : found,
    },
    on,
  );
export const testedAs = (state: NonNullable<MailDomain['test']>['state']): MailDelivery =>
  having({ ...VERIFIED, test: { to: OWNER.email, at: '2026-11-25T09:00:00Z', state } }, on);

export const TROUBLES: readonly MailTrouble[] = [
  {
    id: 'bounced',
    email: 'clara.almeida@home.example',
    kind: 'bounced',
    isStopped: true,
    said: '550 5.1.1 No such user here',
    at: '2026-11-21T14:05:00Z',
    count: 2,
    allowedAt: null,
    keptBack: 3,
  },
  {
    id: 'complained',
    email: 'rui@office.example',
    kind: 'complained',
    isStopped: true,
    said: null,
    at: '2026-11-19T07:45:00Z',
    count: 1,
    allowedAt: null,
    keptBack: 1,
  },
];
export const DELAYED: MailTrouble = {
  ...TROUBLES[0]!,
  id: 'delayed',
  kind: 'delayed',
  isStopped: false,
  said: '450 4.2.1 Try again later',
  keptBack: 0,
};

export const tooEarly = () => refusal(429, 'RATE_LIMITED', mailRefusals.checkedJustNow);

const state = (isEnabled: boolean): ApplicationState => ({
  id: MAIL_APPLICATION.id,
  plugin: 'mail-delivery',
  isEnabled,
  settings: {},
  version: 1,
});

/** What the page of the application asks beside its own calls. */
export const mailAnswersOf = (
  known: MailDelivery,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  '/api/user/getProfile': { data: OWNER },
  '/api/agency/navigations': { data: [] },
  [listApplications.path]: { data: [state(known.enabled)] },
  '/api/agency/audit': { data: [], totalCount: 0, people: [], actions: [] },
  [getMailDelivery.path]: { data: known },
  [checkMailDomain.path]: { data: known },
  [listStoppedAddresses.path]: { data: { addresses: TROUBLES, totalCount: TROUBLES.length } },
  ...more,
});
