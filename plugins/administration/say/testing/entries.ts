import type { LOGGED } from '@/core/contract/logged';
import type { LOGGED_HERE } from '../../contract/audit';

/** Somebody whose name is known. */
export const ANNA = '3f1c2b4a-0000-4000-8000-00000000c11e';
/** Somebody, or something, that is not. */
export const GONE = '3f1c2b4a-0000-4000-8000-0000000a6e27';
const money = { amount: 12_000, currency: 'EUR' };

export type Action = (typeof LOGGED)[number] | (typeof LOGGED_HERE)[number];
/** What the server writes with each action: an action without a sample here does not compile. */
export const SAMPLES: Readonly<Record<Action, { before?: unknown; after?: unknown }>> = {
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
  'applications.update': { before: { isEnabled: false }, after: { isEnabled: true } },
  'agency.domain': { after: { customDomain: 'book.example' } },
  'agency.payment-account': { before: { account: null }, after: { account: 'acct_1' } },
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
  'attention.letter': { after: { subject: 'Your trip' } },
  'attention.send-again': { after: { recipient: 'mia@bluefjord.example' } },
  'attention.settle': { after: { kind: 'letter-undelivered' } },
  'audit.download': { after: { action: 'agency.update', startDate: '2027-01-01' } },
  'booking.for-client': { after: { client: GONE } },
  'booking.ask-again': { after: { amount: money } },
  'booking.settle-by-hand': {
    before: { state: 'refunding' },
    after: { amount: money },
  },
  'booking.give-up': { before: { state: 'supplier-unknown' }, after: { amount: money } },
  'booking.cancel': {
    before: { state: 'confirmed' },
    after: { state: 'cancelling', penalty: money, refund: money },
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
  'user.export': {},
  'user.delete': {},
  'user.profile': { after: { changed: ['firstName', 'homeAirport', 'zipCode'] } },
  'user.markups': { before: { markup: null, products: {} }, after: { markup: 2, products: {}, changed: [] } },
  'user.type': { before: { user_type: 'Client', agent_id: GONE }, after: { user_type: 'SalesAgent' } },
};

/** Ids, names of fields, braces and names of actions: none of them is a reader's. */
export const INTERNAL =
  /[0-9a-f]{8}-[0-9a-f]{4}-|\b[a-z]+[A-Z]\w*|\w_\w|[{}[\]]|\[object|(?<![@\w./])[a-z]+\.[a-z]+-?[a-z]*(?![@\w.])|some-reason/;
