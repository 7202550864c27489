import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { getPaymentAccount } from '@/core/contract';
import { patient } from '@/core/testing/patient';
import type { Subscription } from '../../contract/subscription';
import {
  account,
  ACTIVE,
  AGENT,
  ARRANGED,
  CANCELLING,
  declined,
  ENDED,
  PAST_DUE,
  saved,
  paid,
  usd,
} from '../testing/answers';
import { paidByCard } from '../testing/card';
import { openPage } from '../testing/open';
// The routes load it on demand; here it is there before the clock starts.
import './PaymentScreen';

paidByCard();
patient();
beforeEach(() => sessionStorage.clear());

const PATH = '/api/agency/subscriptions';
const open = (known: Subscription, answers: Readonly<Record<string, unknown>> = {}) =>
  openPage({ path: '/settings/payment', known, answers });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const region = (name: string) => screen.findByRole('region', { name });

/** What the server says of the subscription before, and after something was sent. */
const becoming = (before: Subscription, after: Subscription, name: string, answer: unknown) => {
  let isDone = false;
  return {
    [`GET ${PATH}`]: () => ({ data: isDone ? after : before }),
    [name]: () => {
      isDone = true;
      return answer;
    },
  };
};

it('R410 what the next charge holds beside the plan is named', async () => {
  const words = {
    en: 'Your own Mailgun key for emails from horizonte.example',
    ...{ pt: 'Chave própria', es: 'Clave propia' },
  };
  await open({
    ...ACTIVE,
    next: { on: '2027-03-14', amount: usd(122_300) },
    extras: [{ amount: usd(3_500), words }],
  });
  const { textContent } = await region('Subscription');
  expect(textContent).toContain('The next charge is $1,223.00, on March 14, 2027.');
  expect(textContent).toContain('$35.00 of it: Your own Mailgun key for emails from horizonte.example.');
});

it('M486 M488 the owner sees the card, the subscription, the billing details and the invoices', async () => {
  await open(ACTIVE);
  expect((await region('Card information')).textContent).toContain('Visa •••• 4242');
  const subscription = await region('Subscription');
  expect(subscription.textContent).toContain('Active');
  expect(subscription.textContent).toContain('The next charge is $1,188.00, on March 14, 2027.');
  expect((await region('Billing details')).textContent).toContain('PT123456789');
  expect(await screen.findByRole('button', { name: 'Download invoice 2026-000042' })).toBeTruthy();
});

it('R429 a sales agent, and who is not subscribed, have no such page', async () => {
  const agent = await openPage({ path: '/settings/payment', known: ACTIVE, user: AGENT });
  await waitFor(() => expect(agent.router.state.location.pathname).not.toBe('/settings/payment'));
  agent.unmount();
  const { router } = await open(ENDED);
  await waitFor(() => expect(router.state.location.pathname).toBe('/subscription'));
});

it('R429 M487 the owner adds a payment method, which is charged from then on', async () => {
  const name = 'PATCH /api/agency/subscriptions/payment-methods';
  const before = { ...ACTIVE, card: null };
  const { sent } = await open(before, becoming(before, ACTIVE, name, saved()));
  await press('Add payment method');
  const dialog = await screen.findByRole('dialog', { name: 'Add payment method' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the card' }));
  await screen.findByText('Visa •••• 4242');
  expect(sent(name).map(({ input }) => input.body)).toEqual([
    { payment: { method: 'card', token: 'tok_visa' } },
  ]);
  expect(sent(name)[0]!.key).toBeTruthy();
});

it('R429 cancelling says until when everything works, and can be taken back', async () => {
  const { sent } = await open(ACTIVE, becoming(ACTIVE, CANCELLING, `DELETE ${PATH}`, { data: CANCELLING }));
  await press('Cancel the subscription');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the subscription?' });
  expect(dialog.textContent).toContain('Everything works as before until March 14, 2027.');
  expect(sent(`DELETE ${PATH}`)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the subscription' }));
  await screen.findByText('Canceled, still running');
  expect(sent(`DELETE ${PATH}`)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Keep the subscription' })).toBeTruthy();
});

it('R429 a cancellation is taken back', async () => {
  const name = `POST ${PATH}/resume`;
  const { sent } = await open(CANCELLING, becoming(CANCELLING, ACTIVE, name, { data: ACTIVE }));
  await press('Keep the subscription');
  await screen.findByText('Active');
  expect(sent(name)).toHaveLength(1);
});

it('R427 what is due says why, until when the site sells, and is paid by one press', async () => {
  const name = `POST ${PATH}/pay-now`;
  const { sent } = await open(PAST_DUE, becoming(PAST_DUE, ACTIVE, name, paid()));
  const subscription = await region('Subscription');
  expect(subscription.textContent).toContain('$1,188.00 could not be charged on November 20, 2026.');
  expect(subscription.textContent).toContain('Your card has insufficient funds.');
  expect(subscription.textContent).toContain('until December 4, 2026');
  await press('Pay $1,188.00 now');
  await screen.findByText('Active');
  expect(sent(name).map(({ input }) => input.body)).toEqual([{ acceptedAmount: usd(118_800) }]);
});

it('R427 a card that is refused again says so, and everything stays as it was', async () => {
  await open(PAST_DUE, { [`POST ${PATH}/pay-now`]: declined() });
  await press('Pay $1,188.00 now');
  await screen.findByText('Something went wrong during payment, please try again');
  expect(screen.getByText('Past due')).toBeTruthy();
});

it('billing details are checked as they are typed, and saved', async () => {
  const name = `PATCH ${PATH}/billing-details`;
  const { sent } = await open(ACTIVE, { [name]: { data: ACTIVE } });
  await press('Change the billing details');
  const dialog = within(await screen.findByRole('dialog', { name: 'Billing details' }));
  const vat = dialog.getByRole('textbox', { name: /VAT number/ });
  await userEvent.clear(vat);
  await userEvent.type(vat, '?');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Please enter a valid VAT number');
  expect(sent(name)).toHaveLength(0);
  await userEvent.clear(vat);
  await userEvent.type(vat, 'pt 987 654 321');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(name)).toHaveLength(1));
  expect(sent(name)[0]!.input.body).toMatchObject({ vatNumber: 'PT987654321', city: 'Lisboa' });
});

it('what was arranged with the platform has no card and no invoices, and whose account takes payments', async () => {
  await open(ARRANGED, { [getPaymentAccount.path]: account({ state: 'onboarding', feeBasisPoints: 150 }) });
  const payments = await region('Payments of your travelers');
  expect(payments.textContent).toContain('The platform keeps 1.5% of each payment');
  expect(within(payments).getByRole('button', { name: 'Continue the setup' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Card information' })).toBeNull();
});
