import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anAgency } from '@/core/testing/agency';
import { askedOf, fakeApi, type Input, never } from '@/core/testing/fake-api';
import { patient } from '@/core/testing/patient';
import { refusal } from '@/core/testing/refusal';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { downloadOwnStatement, getOwnWallet, letStaffPay } from '../../contract/own';
import { REGISTRY, SITE } from '../testing/site';
import * as given from '../testing/wallets';

patient();

const open = async (answers: Readonly<Record<string, unknown>> = {}, path = '/reward-wallet') => {
  const api = fakeApi(given.walletAnswersOf(answers));
  await renderPlugin({ registry: REGISTRY, path, agency: anAgency(SITE), user: given.CLIENT, api });
  return api;
};
const balance = async () => (await screen.findByRole('region', { name: 'Balance' })).textContent;
const rows = () =>
  within(screen.getByRole('table', { name: 'Statement' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('shows what is in it, what is held, what comes and what expires', async () => {
  await open();
  const shown = await balance();
  for (const fact of [
    'Balance$84.50',
    'Available now$72.50',
    'Held for a booking$12.00',
    'Pending after your trips$19.75',
    'Expires next$20.00 on ',
  ])
    expect(shown).toContain(fact);
});

it('what is in it is asked anew each time it is opened', async () => {
  const api = fakeApi(given.walletAnswersOf());
  const site = { registry: REGISTRY, agency: anAgency(SITE), user: given.CLIENT, api };
  const { router } = await renderPlugin({ ...site, path: '/reward-wallet' });
  await balance();
  await act(() => router.navigate({ to: '/' }));
  await act(() => router.navigate({ to: '/reward-wallet' }));
  await waitFor(() => expect(askedOf(api, getOwnWallet.path)).toHaveLength(2));
});

it('names every movement with its booking or reason and what was in it afterwards, and nobody who did it', async () => {
  await open();
  await balance();
  const [earned, paid, credited, expired, welcome] = rows();
  expect(earned).toContain('Earned on a tripK7QMX2');
  expect(earned).toContain('+$14.50');
  expect(paid).toContain('Paid for a bookingP2WRT9');
  expect(paid).toMatch(/[-−]\$30\.00\$70\.00/);
  expect(credited).toContain('CreditThe flight was four hours late+$50.00$100.00');
  expect(expired).toContain('Expired');
  expect(welcome).toContain('Welcome credit');
  expect(rows().join()).not.toContain('Marina Prado');
  cleanup();
  const both = { ...given.ENTRIES[0]!, reason: 'Two hours late' };
  await open({ [getOwnWallet.path]: given.statement(given.ACCOUNT, [both]) });
  await balance();
  expect(rows()[0]).toContain('K7QMX2 · Two hours late');
});

it('says what is earned on what, by the agency’s rules', async () => {
  await open();
  const how = await screen.findByRole('region', { name: 'How it works' });
  expect(how.textContent).toContain('Boats1% of what you pay');
});

it('one in which nothing has moved says when something will, and has no file', async () => {
  await open({ [getOwnWallet.path]: given.statement(given.EMPTY, []) });
  expect(await balance()).toBe('Balance$0.00');
  expect(screen.getByText('No transactions yet')).toBeTruthy();
  expect(screen.getByText('Credit appears here a few days after your first trip is over.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

it('one that is switched off stays readable, and promises nothing', async () => {
  await open({ [getOwnWallet.path]: given.statement(given.SWITCHED_OFF) });
  expect(await balance()).toContain('Balance$15.00');
  expect(screen.getByText(/^The wallet is switched off for your account at the moment\./)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'How it works' })).toBeNull();
});

it('its owner lets staff pay with it, and nobody else does', async () => {
  let mayStaffPay = false;
  const api = await open({
    // Both have the same path.
    [letStaffPay.path]: ({ body }: Input) => {
      if (!body) return given.statement({ ...given.ACCOUNT, mayStaffPay });
      mayStaffPay = true;
      return { data: { mayStaffPay } };
    },
  });
  const toggle = () => screen.findByRole('switch', { name: /^My travel agent may pay with it/ });
  expect(await toggle()).toHaveProperty('checked', false);
  await userEvent.click(await toggle());
  await waitFor(async () => expect(await toggle()).toHaveProperty('checked', true));
  expect(askedOf(api, letStaffPay.path).flatMap(({ input }) => input.body ?? [])).toEqual([
    { mayStaffPay: true },
  ]);
});

it('what its owner switched is not switched again while it is saved', async () => {
  const api = await open({
    [letStaffPay.path]: ({ body }: Input) =>
      body ? never : given.statement({ ...given.ACCOUNT, mayStaffPay: false }),
  });
  const toggle = await screen.findByRole('switch', { name: /^My travel agent may pay with it/ });
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(toggle);
  expect(askedOf(api, letStaffPay.path).flatMap(({ input }) => input.body ?? [])).toHaveLength(1);
});

it('one that cannot be read is asked for again', async () => {
  let isDown = true;
  const down = refusal(404, 'NOT_FOUND', 'Not here');
  await open({ [getOwnWallet.path]: () => (isDown ? down : given.statement(given.ACCOUNT)) });
  expect(await screen.findByText('Your reward wallet could not be loaded')).toBeTruthy();
  expect(screen.getByText('Not here')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await balance()).toContain('$84.50');
});

it('the next page of the statement is asked for and stands in the address', async () => {
  const api = await open({ [getOwnWallet.path]: given.longStatement() });
  await balance();
  await userEvent.click(screen.getByRole('button', { name: /next/i }));
  await waitFor(() =>
    expect(askedOf(api, getOwnWallet.path).at(-1)?.input.query).toEqual({ offSet: 20, limit: 20 }),
  );
});

it('a file that cannot be had says why beside its button', async () => {
  await open({ [downloadOwnStatement.path]: refusal(429, 'RATE_LIMITED', 'Too often') });
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Too often');
});
