import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patient } from '@/core/testing/patient';
import { ARRANGED, COUPONS, PLATFORM_INVOICES, REFUSED_INVOICE, REFUSED_RETURN } from '../testing/answers';
import { openPage } from '../testing/open';
// The routes load it on demand; here it is there before the clock starts.
import './PlatformScreen';

patient();

const LIST = 'GET /api/platform/subscriptions';
const open = (search = '', answers: Readonly<Record<string, unknown>> = {}) =>
  openPage({ path: `/platform/subscriptions${search}`, known: ARRANGED, isPlatform: true, answers });

it("is on the platform's own site alone", async () => {
  const { sent } = await openPage({ path: '/platform/subscriptions', known: ARRANGED });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Subscriptions' })).toBeNull();
  expect(sent(LIST)).toEqual([]);
});

it('R430 lists the agencies with status, what is due and what was paid, and narrows them', async () => {
  const { sent, router } = await open();
  const row = await screen.findByRole('row', { name: /Horizonte Viagens/ });
  expect(row.textContent).toContain('Past due');
  expect(row.textContent).toContain('due, until Dec 4, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Past due · 1' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ status: 'past-due' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find an agency' }), 'fjord{Enter}');
  await waitFor(() =>
    expect(sent(LIST).at(-1)!.input.query).toMatchObject({ status: 'past-due', find: 'fjord' }),
  );
});

it('SEC-46 shows what each agency may write, and lifts what was stopped or limited', async () => {
  const name = 'PATCH /api/platform/subscriptions/{id}/letters';
  const lifted = { isProven: true, most: 200, isSet: false, stopped: null };
  const { sent } = await open('', { [name]: { data: lifted } });
  const row = await screen.findByRole('row', { name: /Horizonte Viagens/ });
  expect(row.textContent).toContain('Stopped: too many bounced');
  expect((await screen.findByRole('row', { name: /Sol y Mar/ })).textContent).toContain(
    'Owner’s address not confirmed',
  );
  expect((await screen.findByRole('row', { name: /Lisboa Tours/ })).textContent).toContain('No limit');
  await userEvent.click(screen.getByRole('button', { name: 'Let Horizonte Viagens send again' }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove the email limit of Blue Fjord Travel' }),
  );
  await waitFor(() =>
    expect(sent(name).map(({ input }) => [input.params, input.body])).toEqual([
      [{ id: '0' }, { most: null }],
      [{ id: '1' }, { most: 1_000_000 }],
    ]),
  );
});

it('R425 makes a coupon whose code nobody guesses, and shows it', async () => {
  const name = 'POST /api/platform/coupons';
  const { sent } = await open('?view=coupons', { [name]: { data: { ...COUPONS[1]!, code: 'NEW1-CODE' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'New coupon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New coupon' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Gives' }), 'rate-12');
  await userEvent.click(dialog.getByRole('button', { name: 'Create the coupon' }));
  const ready = await screen.findByRole('dialog', { name: 'The coupon is ready' });
  expect(ready.textContent).toContain('NEW1-CODE');
  expect(sent(name)[0]!.input.body).toEqual({ kind: 'rate-12', mostUses: 1, lastDay: null, note: null });
});

it('ends a coupon and says what is used up', async () => {
  const name = 'PATCH /api/platform/coupons/{code}';
  const { sent } = await open('?view=coupons', { [name]: { data: { ...COUPONS[0]!, isActive: false } } });
  expect((await screen.findByRole('row', { name: /K7QM/ })).textContent).toContain('Used up');
  expect(screen.getByRole('row', { name: /SPRING-3/ }).textContent).toContain('12 of 50');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for SPRING-3' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End the coupon' }));
  await screen.findByText('The coupon has ended');
  expect(sent(name)[0]!.input).toEqual({ params: { code: 'SPRING-3' }, body: { isActive: false } });
});

const REFUND = 'POST /api/platform/invoices/{id}/refund';
const asksToRefund = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Refund invoice 2026-000042' }));
  return within(await screen.findByRole('dialog', { name: 'Refund $1,188.00 to Blue Fjord Travel?' }));
};

it('an invoice is refunded for the sum that is named, with a reason, and says so', async () => {
  const answer = { data: { ...PLATFORM_INVOICES[0]!, status: 'refunded', refundedOn: '2026-11-20' } };
  const { sent } = await open('', { [REFUND]: answer });
  await userEvent.click(await screen.findByRole('link', { name: 'Invoices of Blue Fjord Travel' }));
  const row = await screen.findByRole('row', { name: /2026-000041/ });
  expect(row.textContent).toContain('Being refunded');
  expect(screen.queryByRole('button', { name: 'Refund invoice 2026-000041' })).toBeNull();
  expect((await screen.findByRole('row', { name: /2025-000007/ })).textContent).toContain('Refunded');
  const dialog = await asksToRefund();
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $1,188.00' }));
  expect(dialog.getByText('Say why you are refunding it.')).toBeTruthy();
  expect(sent(REFUND)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Charged twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $1,188.00' }));
  await screen.findByText('$1,188.00 has been refunded');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(REFUND).map(({ input }) => input)).toEqual([
    {
      params: { id: 'i2' },
      body: { accepted: { amount: 118_800, currency: 'USD' }, reason: 'Charged twice' },
    },
  ]);
});

it('a refund that is refused says what the payment provider says, and can be tried again', async () => {
  const { sent } = await open('?agency=a1', { [REFUND]: { data: REFUSED_INVOICE } });
  const dialog = await asksToRefund();
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Charged twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $1,188.00' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('The balance is too low');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $1,188.00' }));
  await waitFor(() => expect(sent(REFUND)).toHaveLength(2));
});

it('what was refused is returned again by one press', async () => {
  const name = 'POST /api/platform/returns/{id}/retry';
  const { sent } = await open('', {
    '/api/platform/returns': { data: [REFUSED_RETURN] },
    [name]: { data: { ...REFUSED_RETURN, status: 'returned' } },
  });
  const list = within(await screen.findByRole('region', { name: 'Not refunded yet' }));
  expect(list.getByText('The card was closed')).toBeTruthy();
  await userEvent.click(list.getByRole('button', { name: 'Refund $1,188.00 again' }));
  await screen.findByText('$1,188.00 has been refunded');
  expect(sent(name)[0]!.input).toEqual({
    params: { id: 'r1' },
    body: { accepted: { amount: 118_800, currency: 'USD' } },
  });
});
