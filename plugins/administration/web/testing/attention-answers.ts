/** What waits for a person, as the API tells of it: shared by tests and stories. */
import { type Answer, fakeApi } from '@/core/testing/fake-api';
import type { AttentionPoint } from '../../contract/attention';

const booking = (id: string, locator: string | null, product = 'air') => ({
  id,
  product,
  locator,
  contact: 'anna@example.com',
});
const eur = (amount: number) => ({ amount, currency: 'EUR' });

const point = (id: string, more: Partial<AttentionPoint>): AttentionPoint => ({
  id,
  kind: 'order-in-doubt',
  status: 'open',
  openedAt: '2027-02-14T10:12:00Z',
  booking: null,
  amount: null,
  returned: null,
  said: null,
  since: null,
  until: null,
  nextTryAt: null,
  letter: null,
  difference: null,
  reference: null,
  movesBooking: false,
  settled: null,
  goneAt: null,
  actions: ['write', 'settle'],
  ...more,
});

export const REFUND = point('p1', {
  kind: 'money-not-returned',
  booking: booking('b1', 'K7QM2T'),
  amount: eur(48_250),
  said: 'The card was closed by its bank',
  since: '2027-02-14T09:58:00Z',
  nextTryAt: '2027-02-14T10:17:00Z',
  movesBooking: true,
  actions: ['refund', 'write', 'settle'],
});
export const DOUBT = point('p2', {
  kind: 'order-in-doubt',
  booking: booking('b2', null, 'stays'),
  amount: eur(129_900),
  said: 'The supplier answered with the status 504',
  since: '2027-02-14T09:40:00Z',
  nextTryAt: '2027-02-14T10:13:00Z',
  actions: ['ask-again', 'give-up', 'write', 'settle'],
});
export const LETTER = point('p3', {
  kind: 'letter-undelivered',
  letter: {
    recipient: 'jonas.a.very.long.address@subdomain.example.com',
    subject: 'Confirm your email address',
    refusal: 'full',
  },
  since: '2027-02-14T09:30:00Z',
  actions: ['send-again', 'settle'],
});
export const HOLD = point('p4', {
  kind: 'hold-lapsing',
  booking: booking('b4', 'R4TZ81'),
  amount: eur(31_200),
  until: '2027-02-14T12:30:00Z',
});
export const UNOWNED = point('p5', {
  kind: 'order-unowned',
  difference: { code: 'order-unknown', ours: null, theirs: null },
  reference: 'FL-20931',
  actions: ['settle'],
});
export const DIFFERENCE = point('p7', {
  kind: 'difference',
  booking: booking('b7', 'T8WQ3L', 'stays'),
  difference: { code: 'taken-differs', ours: eur(52_000), theirs: eur(50_000) },
});
export const CAME_BACK = point('p8', {
  kind: 'refund-came-back',
  booking: booking('b8', 'H3KD7Q'),
  amount: eur(21_400),
  said: 'The refund is failed: expired_or_canceled_card',
  since: '2027-02-14T08:05:00Z',
  movesBooking: true,
  actions: ['refund', 'write', 'settle'],
});
export const ACCOUNT = point('p9', {
  kind: 'account-asked',
  said: 'individual.verification.document',
  until: '2027-02-21T00:00:00Z',
  reference: 'acct_1Nv0FGQ9RKHgCVdK',
  actions: ['settle'],
});
export const CANCELED = point('p10', {
  kind: 'supplier-cancelled',
  booking: booking('b10', 'W6LD2R'),
  amount: eur(20_900),
  returned: eur(18_000),
});
export const SETTLED = point('p6', {
  kind: 'money-not-returned',
  status: 'settled',
  booking: booking('b6', 'M2XX9P'),
  amount: eur(9_900),
  settled: { at: '2027-02-13T15:00:00Z', by: 'Ingrid Solberg', note: 'Returned by bank transfer' },
  goneAt: '2027-02-13T15:00:30Z',
  actions: [],
});

/** An API host with these points; `answers` take the place of some. */
export const attentionApi = (answers: Readonly<Record<string, Answer>> = {}) =>
  fakeApi({
    '/api/agency/navigations': { data: [] },
    '/api/agency/attention': ({ query }: { query?: { show?: string } }) =>
      query?.show === 'done'
        ? { data: [SETTLED], totalCount: 1 }
        : {
            data: [REFUND, DOUBT, LETTER, HOLD, UNOWNED, DIFFERENCE, CAME_BACK, ACCOUNT],
            totalCount: 8,
          },
    '/api/agency/attention/{id}/ask-again': { data: DOUBT },
    '/api/agency/attention/{id}/refund': { data: { ...REFUND, status: 'gone', actions: [] } },
    '/api/agency/attention/{id}/give-up': { data: { ...DOUBT, status: 'gone', actions: [] } },
    '/api/agency/attention/{id}/settle': { data: { ...REFUND, status: 'settled', actions: [] } },
    '/api/agency/attention/{id}/letter': { data: REFUND },
    ...answers,
  });
