import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patient } from '@/core/testing/patient';
import { ARRANGED, COUPONS } from '../testing/answers';
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

it('R425 makes a coupon whose code nobody guesses, and shows it', async () => {
  const name = 'POST /api/platform/coupons';
  const { sent } = await open('?view=coupons', { [name]: { data: { ...COUPONS[1]!, code: 'NEW1-CODE' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'New coupon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New coupon' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Gives' }), 'rate-12');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the coupon' }));
  const ready = await screen.findByRole('dialog', { name: 'The coupon is ready' });
  expect(ready.textContent).toContain('NEW1-CODE');
  expect(sent(name)[0]!.input.body).toEqual({ kind: 'rate-12', mostUses: 1, lastDay: null, note: null });
});

it('ends a coupon and says what is used up', async () => {
  const name = 'PATCH /api/platform/coupons/{code}';
  const { sent } = await open('?view=coupons', { [name]: { data: { ...COUPONS[0]!, isActive: false } } });
  expect((await screen.findByRole('row', { name: /K7QM/ })).textContent).toContain('Used up');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for SPRING-3' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End the coupon' }));
  await screen.findByText('The coupon has ended');
  expect(sent(name)[0]!.input).toEqual({ params: { code: 'SPRING-3' }, body: { isActive: false } });
});
