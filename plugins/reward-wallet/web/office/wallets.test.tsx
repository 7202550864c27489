import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anAgency } from '@/core/testing/agency';
import { askedOf, fakeApi } from '@/core/testing/fake-api';
import { patient } from '@/core/testing/patient';
import { refusal } from '@/core/testing/refusal';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { getWallet, getWalletOverview, listWallets, saveWalletSettings } from '../../contract/office';
import { OFFICE, SITE } from '../testing/site';
import * as given from '../testing/wallets';

patient();

const open = async (answers: Readonly<Record<string, unknown>> = {}, search = '') => {
  const api = fakeApi(given.walletAnswersOf(answers));
  const path = `/settings/reward-wallet${search}`;
  await renderPlugin({ registry: OFFICE, path, agency: anAgency(SITE), user: given.OWNER, api });
  return api;
};

it('R355 M563 shows the balance that the agency owes all of them, and how many have something', async () => {
  await open();
  expect((await screen.findByText('Wallets with a balance')).parentElement?.textContent).toContain('2');
  const page = screen.getByRole('main').textContent;
  for (const fact of ['Balance$12,843.50', 'Pending after trips$964.10', 'Expires within 30 days$200.00'])
    expect(page).toContain(fact);
});

it('M564 M565 the public key and account ID are shown, and saved in plain signs only', async () => {
  const api = await open({ [saveWalletSettings.path]: { data: given.OVERVIEW.settings } });
  const key = await screen.findByRole('textbox', { name: /^Public key/ });
  expect(key).toHaveProperty('value', 'pk_horizonte_7f3a');
  expect(screen.getByRole('textbox', { name: /^Account ID/ })).toHaveProperty('value', 'acct-2291');
  const saves = () => askedOf(api, saveWalletSettings.path).map(({ input }) => input.body);
  await userEvent.clear(key);
  await userEvent.type(key, 'schlüssel');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Letters, digits and signs without a space, 200 at most')).toBeTruthy();
  expect(saves()).toEqual([]);
  await userEvent.clear(key);
  await userEvent.type(key, 'pk_new');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves()).toEqual([{ publicKey: 'pk_new', accountId: 'acct-2291' }]));
});

it('a statement opens beside the list under its owner’s name, and at its own address', async () => {
  const api = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Statement of Clara Nunes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Statement of Clara Nunes' }));
  expect(await dialog.findByText('by Marina Prado')).toBeTruthy();
  expect(askedOf(api, getWallet.path)[0]?.input.params).toEqual({ userId: 'clara' });
});

it('a statement whose address was opened is there without the list’s help', async () => {
  await open({}, '?person=clara');
  const dialog = within(await screen.findByRole('dialog', { name: 'Statement' }));
  expect(await dialog.findByText('by Marina Prado')).toBeTruthy();
});

it('who has no name is listed by address', async () => {
  await open();
  expect(
    await screen.findByRole('button', { name: 'Statement of mateus.duarte@horizonte.example' }),
  ).toBeTruthy();
});

it('a search that finds nobody leads back to all', async () => {
  const none = { data: [], totalCount: 0 };
  const api = await open({ [listWallets.path]: none }, '?find=nobody');
  expect(await screen.findByText('Nobody matches')).toBeTruthy();
  expect(askedOf(api, listWallets.path)[0]?.input.query).toMatchObject({ searchString: 'nobody' });
  await userEvent.click(screen.getByRole('button', { name: 'Show all wallets' }));
  expect(await screen.findByText('No wallet has a balance yet')).toBeTruthy();
});

it('an overview that cannot be read leaves the list', async () => {
  await open({ [getWalletOverview.path]: refusal(404, 'NOT_FOUND', 'Not here') });
  expect(await screen.findByText('The reward wallets could not be loaded')).toBeTruthy();
  expect(await screen.findByText('Clara Nunes')).toBeTruthy();
});
