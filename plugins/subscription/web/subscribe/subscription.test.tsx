import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/core/api/error';
import { agencyAtom } from '@/core/tenant/agency';
import { patient } from '@/core/testing/patient';
import { refusal } from '@/core/testing/refusal';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { aUser } from '@/core/testing/user';
import { registry } from '../../../registry';
import { verifyCoupon } from '../../contract/coupons';
import { subscriptionAnswers, subscriptionRefusals } from '../../contract/refusals';
import type { Subscription } from '../../contract/subscription';
import {
  ACTIVE,
  AGENT,
  ARRANGED,
  asking,
  declined,
  ENDED,
  NONE,
  paid,
  processing,
  TRIALING,
  usd,
  VERIFY_PATH,
} from '../testing/answers';
import { paidByCard } from '../testing/card';
import { openPage } from '../testing/open';
// The routes load it on demand; here it is there before the clock starts.
import './SubscriptionScreen';

paidByCard();
patient();
beforeEach(() => sessionStorage.clear());

const PAY = 'POST /api/agency/subscriptions';
const open = (known: Subscription, answers: Readonly<Record<string, unknown>> = {}, search = '') =>
  openPage({ path: `/subscription${search}`, known, answers });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const text = (words: string | RegExp) => screen.findByText(words);

/** What the server says of the subscription: first this, and after the payment that. */
const becoming = (after: Subscription, answer: () => unknown) => {
  let isPaid = false;
  return {
    'GET /api/agency/subscriptions': () => ({ data: isPaid ? after : NONE }),
    [PAY]: () => {
      const given = answer();
      if (JSON.stringify(given).includes('"active"')) isPaid = true;
      return given;
    },
  };
};

describe('who sees what', () => {
  it('R072 G35 without a session the page is protected', async () => {
    const { subscription } = registry;
    const page = await renderPlugin({ registry: { subscription }, path: '/' });
    const seen: string[] = [];
    page.router.subscribe('onBeforeNavigate', ({ toLocation }) => seen.push(toLocation.pathname));
    await act(() => page.router.navigate({ to: '/subscription' }));
    await waitFor(() => expect(seen).toContain('/logout'));
  });

  it('R072 the owner reads what it costs and pays by card', async () => {
    await open(NONE);
    await text('$99 per month billed annually');
    await text('Card fields');
    expect(await screen.findByRole('button', { name: 'Pay $1,188.00' })).toBeTruthy();
  });

  it('G48 a sales agent reads whom to turn to, and can pay nothing', async () => {
    await openPage({ path: '/subscription', known: { ...NONE, isOwner: false }, user: AGENT });
    await text(/Please contact the agency's owner/);
    expect(screen.queryByText('Card fields')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('G35 a client is sent home', async () => {
    const { router } = await openPage({ path: '/subscription', known: NONE, user: aUser() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it.each([
    [TRIALING, /free until January 2, 2027/],
    [ACTIVE, /The next charge is \$1,188.00, on March 14, 2027/],
    [ARRANGED, /agreed with the platform/],
  ])('R430 with a subscription it says how that stands', async (known, words) => {
    await open(known);
    await text(words);
    expect(screen.queryByText('Card fields')).toBeNull();
    expect(screen.getByRole('link', { name: 'Payment settings' })).toBeTruthy();
  });

  it('one that has ended can be begun again, and its invoices are still there', async () => {
    await open(ENDED);
    await screen.findByRole('heading', { name: 'Subscribe again' });
    await text('2026-000042');
  });

  it('what cannot be read can be tried again', async () => {
    await open(NONE, { 'GET /api/agency/subscriptions': refusal(500, 'INTERNAL', 'Something went wrong') });
    await text('The subscription could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('paying', () => {
  it('R072 once it is paid the site sells at once', async () => {
    const { sent, store } = await open(NONE, becoming(ACTIVE, paid));
    await press('Pay $1,188.00');
    await text('The subscription is paid');
    expect(sent(PAY)).toHaveLength(1);
    expect(sent(PAY)[0]!.key).toBeTruthy();
    expect(sent(PAY)[0]!.input.body).toEqual({
      acceptedAmount: usd(118_800),
      payment: { method: 'card', token: 'tok_visa' },
    });
    expect(store.get(agencyAtom)!.isSubscribed).toBe(true);
  });

  it('R427 a payment that fails says so, and the next try is a new one', async () => {
    const { sent } = await open(NONE, { [PAY]: declined });
    await press('Pay $1,188.00');
    await text('Something went wrong during payment, please try again');
    await text('Your card was declined.');
    await press('Pay $1,188.00');
    await waitFor(() => expect(sent(PAY)).toHaveLength(2));
    expect(sent(PAY)[0]!.key).not.toBe(sent(PAY)[1]!.key);
  });

  it('R427 paying twice says that it was paid', async () => {
    await open(NONE, { [PAY]: () => refusal(409, 'CONFLICT', subscriptionRefusals.paidAlready) });
    await press('Pay $1,188.00');
    await text('You already paid the subscription');
  });

  it('R427 an answer that is missing is asked for with the very same request', async () => {
    let tries = 0;
    const lost = new ApiError(0, 'NETWORK', 'We could not reach the server.');
    const { sent } = await open(
      NONE,
      becoming(ACTIVE, () => (++tries === 1 ? lost : paid())),
    );
    await press('Pay $1,188.00');
    await text('We do not know yet whether it was paid');
    expect(screen.queryByRole('button', { name: 'Pay $1,188.00' })).toBeNull();
    await press('Check again');
    await text('The subscription is paid');
    const [first, second] = sent(PAY);
    expect(second).toEqual(first);
  });

  it('R430 what takes longer is followed under an address of its own', async () => {
    let asked = 0;
    const { router, sent } = await open(NONE, {
      ...becoming(ACTIVE, processing),
      [VERIFY_PATH]: () => (++asked > 1 ? paid() : processing()),
    });
    await press('Pay $1,188.00');
    await screen.findByRole('heading', { name: 'Paying for the subscription' });
    expect(router.state.location.search).toEqual({ verify: 'a1' });
    await waitFor(() => expect(router.state.location.search).toEqual({}), { timeout: 10_000 });
    expect(sent(PAY)).toHaveLength(1);
  });

  it('R428 a holder who must confirm is led to the bank, and comes back to the same address', async () => {
    await open(NONE, { [VERIFY_PATH]: asking() }, '?verify=a1');
    expect(await screen.findByRole('button', { name: 'Confirm at my bank' })).toBeTruthy();
  });

  it('R427 one that failed meanwhile leads back to the form', async () => {
    const { router } = await open(NONE, { [VERIFY_PATH]: declined() }, '?verify=a1');
    await text('Something went wrong during payment, please try again');
    await press('Try again');
    await screen.findByRole('button', { name: 'Pay $1,188.00' });
    expect(router.state.location.search).toEqual({});
  });

  it('R425 a coupon with free months asks for no money today', async () => {
    const schedule = [{ months: 3, periods: 1, amount: usd(0) }, ...NONE.offer.schedule];
    const { sent } = await open(NONE, {
      ...becoming(TRIALING, paid),
      [verifyCoupon.path]: {
        data: {
          code: 'SPRING-3',
          status: 'valid',
          kind: 'free-3',
          schedule,
          dueToday: usd(0),
          ...subscriptionAnswers.couponTaken,
        },
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon code' }), 'SPRING-3{Enter}');
    await text('The coupon is accepted');
    await press('Start without paying today');
    await text('The subscription is paid');
    expect(sent(PAY)[0]!.input.body).toMatchObject({ couponCode: 'SPRING-3', acceptedAmount: usd(0) });
  });
});
