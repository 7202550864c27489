import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LOGGED } from '@/core/contract/logged';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { LOGGED_HERE } from '../../contract/audit';
import { BLUE_FJORD, OWNER, REGISTRY } from '../testing/fixtures';
import { settingsApi } from '../testing/settings-answers';
// The routes load it on demand; here it is there before the clock starts.
import './AuditScreen';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(cleanup);

const ANNA = '3f1c2b4a-0000-4000-8000-00000000c11e';
const GONE = '3f1c2b4a-0000-4000-8000-0000000a6e27';
const money = { amount: 12_000, currency: 'EUR' };

type Action = (typeof LOGGED)[number] | (typeof LOGGED_HERE)[number];
/** What the server writes with each action: an action without a sample here does not compile. */
const SAMPLES: Readonly<Record<Action, { before?: unknown; after?: unknown }>> = {
  'agency.update': {
    before: { logo: `/api/files/${GONE}.png`, someFlag: false, privacyPolicy: '<p>a</p>' },
    after: {
      logo: `/api/files/${ANNA}.png`,
      someFlag: true,
      privacyPolicy: '<p>b</p>',
      visitorsMaySearch: true,
      bookingMenuItemOptions: [{ name: 'Cars', isActive: false, isDefault: false }],
      sso: {
        isSSOEnabled: true,
        tokenValidationEndpoint: 'https://id.example/check',
        tokenValidationBodyKey: 'ticket',
        remoteSignup: true,
        directLogin: false,
      },
    },
  },
  'agency.domain': { after: { customDomain: 'book.example' } },
  'agency.domain-missing': { after: { customDomain: 'book.example' } },
  'agency.domain-found': { after: { customDomain: 'book.example' } },
  'agency.domain-released': { after: { customDomain: 'book.example' } },
  'agency.markups': {
    before: { markup: 5, products: {}, refundProtectMarkup: null, agencyFee: 500, productFees: {} },
    after: {
      markup: 6.5,
      products: { boats: 4 },
      refundProtectMarkup: 7,
      agencyFee: 750,
      productFees: { boats: 900 },
      changed: [],
    },
  },
  'agent.invite': { after: { email: 'mia@bluefjord.example', isRestrictedAgent: true } },
  'agent.invite-again': { after: { email: 'mia@bluefjord.example' } },
  'agent.withdraw': { before: { email: 'mia@bluefjord.example', isRestrictedAgent: false } },
  'agent.accept': { after: { userType: 'SalesAgent', isRestrictedAgent: false } },
  'agent.status': { before: { status: 'Active' }, after: { status: 'Inactive' } },
  'agent.restriction': { before: { is_restricted: false }, after: { is_restricted: true } },
  'audit.download': { after: { action: 'agency.update', startDate: '2027-01-01' } },
  'booking.for-client': { after: { client: GONE } },
  'booking.cancel': {
    before: { state: 'confirmed' },
    after: { state: 'cancelling', penalty: money, refund: money, reason: 'some-reason' },
  },
  'booking.email-itinerary': { after: { to: 'mia@bluefjord.example' } },
  'booking.download-pdf': {},
  'bookings.download': {
    after: { product: 'boats', status: 'Confirmed', startDate: '2027-01-01', when: 'past' },
  },
  'client.status': { before: { status: 'Active' }, after: { status: 'Inactive' } },
  'client.resend-verification': {},
  'clients.activate': { before: { scope: 'named' }, after: { userIds: [ANNA, GONE] } },
  'clients.deactivate': {
    before: { scope: { filter: { agentId: GONE }, count: 2 } },
    after: { userIds: [GONE, GONE] },
  },
  'clients.resend-verification': { before: { scope: 'named' }, after: { userIds: [ANNA] } },
  'clients.make-agent': { before: { scope: 'named' }, after: { userIds: [ANNA], isRestrictedAgent: true } },
  'clients.assign-agent': { before: { scope: 'named' }, after: { userIds: [ANNA], agentId: GONE } },
  'clients.export': { after: { agentId: GONE, status: 'Active', isSearched: true, count: 12 } },
  'clients.upload': { after: { created: ['mia@bluefjord.example'], updated: [] } },
  'user.signup': { after: { via: 'sso' } },
  'user.verify': { after: { via: 'mail' } },
  'user.password': { after: { via: 'mail' } },
  'user.second-factor': { before: { isEnabled: false }, after: { isEnabled: true } },
  'user.profile': { after: { changed: ['firstName', 'homeAirport', 'zipCode'] } },
  'user.markups': { before: { markup: null, products: {} }, after: { markup: 2, products: {}, changed: [] } },
  'user.type': { before: { user_type: 'Client', agent_id: GONE }, after: { user_type: 'SalesAgent' } },
};

/** Ids, names of fields, braces and names of actions: none of them is a reader's. */
const INTERNAL =
  /[0-9a-f]{8}-[0-9a-f]{4}-|\b[a-z]+[A-Z]\w*|\w_\w|[{}[\]]|\[object|(?<![@\w./])[a-z]+\.[a-z]+-?[a-z]*(?![@\w.])|some-reason/;

/** Each of its texts, with a space between them. */
const wordsIn = (cell: HTMLElement): string =>
  cell.innerHTML
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const open = async (actions: readonly string[], more: object = {}) => {
  const entries = actions.map((action, index) => ({
    id: String(index),
    at: '2027-02-14T10:12:00Z',
    by: { id: OWNER._id, name: OWNER.name, email: OWNER.email },
    action,
    subject: GONE,
    subjectName: null,
    booking: null,
    names: { [ANNA]: 'Anna Bergström' },
    ...(SAMPLES as Record<string, object>)[action],
    ...more,
  }));
  const answer = { data: entries, totalCount: entries.length, people: [], actions };
  const api = settingsApi({ '/api/agency/audit': answer });
  await renderPlugin({ registry: REGISTRY, path: '/settings/audit', user: OWNER, agency: BLUE_FJORD, api });
  const table = await screen.findByRole('table', { name: 'Activity log' }, { timeout: 15_000 });
  const rows = await within(table).findAllByRole('row');
  return rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(-2)
      .map((cell) => wordsIn(cell)),
  );
};

it('SEC-44 each action that the server writes down is a plain sentence, with nothing internal beside it', async () => {
  const actions = [...LOGGED, ...LOGGED_HERE];
  const rows = await open(actions);
  expect(rows).toHaveLength(actions.length);
  const of = (action: Action) => rows[actions.indexOf(action)]!;
  expect(rows.filter(([what]) => what === 'Something was changed')).toEqual([]);
  for (const [what, changes] of rows)
    expect(
      `${what} ${changes!.replace('book.example', '').replace('https://id.example/check', '')}`,
    ).not.toMatch(INTERNAL);
  expect(of('agency.markups')[1]).toContain('Agency fee €5.00 €7.50');
  expect(of('agency.markups')[1]).toContain('5% 6.5%');
  expect(of('clients.activate')[1]).toContain('Anna Bergström and 1 more');
  expect(of('user.profile')[1]).toContain('First name, Home airport');
});

it('SEC-44 what a plugin wrote that is not here any more is called a change', async () => {
  const [row] = await open(['gone.plugin.saved'], { before: { secretField: 1 }, after: { secretField: 2 } });
  expect(row).toEqual(['Something was changed', '–']);
});
