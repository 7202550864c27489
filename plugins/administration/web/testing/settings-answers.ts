/** What the API says to the screens of markups, searches and the log: shared by tests and stories. */
import { ApiError } from '@/core/api/error';
import { type Answer, fakeApi } from '@/core/testing/fake-api';
import type { AuditEntry } from '../../contract/audit';
import type { AgencyMarkups, MarkupChange } from '../../contract/markups';
import type { RecentSearch } from '../../contract/searches';
import { OWNER } from './fixtures';
import { SITE } from './site-settings';

const ANNA = '3f1c2b4a-0000-4000-8000-00000000c11e';
const MATEUS = '3f1c2b4a-0000-4000-8000-0000000a6e27';

export const MARKUPS: AgencyMarkups = {
  markup: 6.5,
  products: { air: 4 },
  refundProtectMarkup: null,
  agencyFee: 500,
  productFees: {},
};

const change = (more: Partial<MarkupChange>): MarkupChange => ({
  at: '2027-02-14T10:12:00Z',
  by: OWNER.name,
  user: null,
  product: null,
  from: 5,
  to: 6.5,
  ...more,
});
export const CHANGES: MarkupChange[] = [
  change({}),
  change({ at: '2027-02-11T16:40:00Z', product: 'air', from: null, to: 4 }),
  change({ at: '2027-01-30T08:05:00Z', user: { id: ANNA, name: 'Anna Bergström' }, from: null, to: 2 }),
  change({ at: '2027-01-12T08:05:00Z', by: null, product: 'stays', from: 12.25, to: null }),
];

const usd = (amount: number) => ({ amount, currency: 'EUR' });
export const SIMULATION = {
  data: {
    price: {
      lines: [
        { kind: 'base', amount: usd(50_000) },
        { kind: 'taxes', amount: usd(0) },
        { kind: 'markup', amount: usd(2_000) },
      ],
      total: usd(52_000),
    },
    steps: [
      { source: 'user-product', percent: null },
      { source: 'user', percent: null },
      { source: 'agency-product', percent: 4 },
    ],
    decidedBy: 'agency-product',
  },
};

const person = (_id: string, name: string, email: string) => ({ _id, name, email });
export const PEOPLE = {
  clients: [person(ANNA, 'Anna Bergström', 'anna@bluefjord.example')],
  agents: [person(MATEUS, 'Mateus Duarte', 'agent@bluefjord.example')],
};

const search = (id: string, location: string, more: Partial<RecentSearch> = {}): RecentSearch => ({
  id,
  location,
  fromDate: '2027-03-10',
  toDate: '2027-03-18',
  type: 'air',
  searchedDate: '2027-02-14T10:12:00Z',
  searchedBy: { id: ANNA, name: 'Anna Bergström' },
  ...more,
});
export const SEARCHES: RecentSearch[] = [
  search('4', 'Lisbon – New York'),
  search('3', 'Oslo – Longyearbyen – Tromsø – Bergen – Oslo', { toDate: null, searchedBy: null }),
  search('2', 'Bergen Airport, Flesland', { type: 'wheels' }),
];

const entry = (id: string, more: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: '2027-02-14T10:12:00Z',
  by: { id: OWNER._id, name: OWNER.name, email: OWNER.email },
  action: 'agency.update',
  subject: 'agency',
  subjectName: null,
  booking: null,
  before: { primaryColor: '#2c7be5', roundness: 1 },
  after: { primaryColor: '#0b5f73', roundness: 1 },
  names: {},
  ...more,
});
export const ENTRIES: AuditEntry[] = [
  entry('9', {}),
  entry('8', {
    action: 'user.markups',
    subject: ANNA,
    subjectName: 'Anna Bergström',
    booking: null,
    before: { markup: null, products: {} },
    after: { markup: 2, products: {}, changed: [] },
  }),
  entry('7', {
    before: { privacyPolicy: null },
    after: { privacyPolicy: `<p>${'We keep what the airline needs. '.repeat(12)}</p>` },
  }),
  entry('5', {
    action: 'booking.for-client',
    subject: 'b1',
    booking: { id: 'b1', product: 'boats', locator: 'SEA123' },
    before: null,
    after: { client: ANNA },
    names: { [ANNA]: 'Anna Bergström' },
  }),
  entry('6', { action: 'clients.upload', by: null, before: null, after: { created: 493, skipped: 7 } }),
];

export const broken = () =>
  new ApiError(500, 'INTERNAL', 'We could not reach the server. Check your connection and try again.');

/** An API with all of these; `answers` take the place of some. */
export const settingsApi = (answers: Readonly<Record<string, Answer>> = {}) =>
  fakeApi({
    '/api/agency/navigations': { data: [] },
    '/api/agency/markups': { data: MARKUPS, message: 'Markup updated successfully' },
    '/api/agency/markups/history': { data: CHANGES, totalCount: CHANGES.length },
    '/api/agency/markups/simulate': SIMULATION,
    '/api/agency/clients/': { data: PEOPLE.clients, totalCount: 1 },
    '/api/agency/agents': { data: PEOPLE.agents, totalCount: 1 },
    '/api/agency/clients/markups/{id}': {
      data: { markup: 2, products: {}, agency: MARKUPS },
      message: 'Markup updated successfully',
    },
    '/api/agency/search/services': { data: SEARCHES, totalCount: 61 },
    '/api/agency/audit': {
      data: ENTRIES,
      totalCount: 61,
      people: [{ id: OWNER._id, name: OWNER.name }],
      actions: ['agency.update', 'clients.upload', 'user.markups'],
    },
    '/api/agency/{id}': { data: SITE },
    ...answers,
  });
