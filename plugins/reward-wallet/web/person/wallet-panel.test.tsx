import { i18n } from '@lingui/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { askedOf, fakeApi } from '@/core/testing/fake-api';
import { patient } from '@/core/testing/patient';
import { refusal } from '@/core/testing/refusal';
import { adjustWallet, getWallet, toggleAgentWallet, toggleClientWallet } from '../../contract/office';
import { walletRefusals } from '../../contract/refusals';
import { Around } from '../testing/Around';
import * as given from '../testing/wallets';
import WalletPanel from './WalletPanel';

patient();
beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function panel(
  answers: Readonly<Record<string, unknown>> = {},
  {
    userType = 'AgencyOwner',
    kind = 'client',
  }: { userType?: 'AgencyOwner' | 'SalesAgent'; kind?: 'client' | 'agent' } = {},
) {
  const api = fakeApi(given.walletAnswersOf(answers));
  render(
    <Around api={api} userType={userType}>
      <WalletPanel person={{ ...given.PERSON, kind }} />
    </Around>,
  );
  return api;
}
const dialogOf = async (button: string, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
};
const fill = async (dialog: ReturnType<typeof within>, amount: string, reason = '') => {
  const field = dialog.getByRole('spinbutton', { name: 'Amount' });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
  if (reason) await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
};

const switchedOff = { userId: given.PERSON.userId, isRewardWalletEnable: false };

describe('the wallet on the page of somebody', () => {
  it('R354 is switched on and off for a client by its owner', async () => {
    const api = panel({ [toggleClientWallet.path]: { data: switchedOff } });
    await userEvent.click(await screen.findByRole('switch', { name: 'Earns and pays with it' }));
    expect(await screen.findByText('Status changed Successfully')).toBeTruthy();
    expect(askedOf(api, toggleClientWallet.path).map(({ input }) => input.body)).toEqual([
      { userId: 'clara', isRewardWalletEnable: false },
    ]);
  });

  it('R354 of an agent it is another call', async () => {
    const api = panel({ [toggleAgentWallet.path]: { data: switchedOff } }, { kind: 'agent' });
    await userEvent.click(await screen.findByRole('switch', { name: 'Earns and pays with it' }));
    await waitFor(() => expect(askedOf(api, toggleAgentWallet.path)).toHaveLength(1));
  });

  it('is read by an agent, who can change nothing', async () => {
    panel({}, { userType: 'SalesAgent' });
    await screen.findByText('$84.50');
    expect(screen.getByText('On')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Statement']);
  });

  it('says what comes in words for staff, and opens the statement under the name of whose it is', async () => {
    panel();
    const dialog = await dialogOf('Statement', 'Statement of Clara Nunes');
    expect(await dialog.findByText('by Marina Prado')).toBeTruthy();
    expect(dialog.getByText('Pending after trips')).toBeTruthy();
    expect(dialog.queryByText('Pending after your trips')).toBeNull();
  });

  it('that cannot be read is asked for again', async () => {
    panel({ [getWallet.path]: refusal(404, 'NOT_FOUND', 'Not here') });
    expect(await screen.findByText('The reward wallet could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('that is empty cannot be debited', async () => {
    panel({ [getWallet.path]: given.statement(given.EMPTY, []) });
    expect(await screen.findByRole('button', { name: 'Debit' })).toHaveProperty('disabled', true);
  });
});

describe('a credit or a debit', () => {
  it('is sent with its reason and told', async () => {
    const api = panel({ [adjustWallet.path]: { data: given.ACCOUNT } });
    const dialog = await dialogOf('Credit', 'Credit Clara Nunes');
    await fill(dialog, '12.34', ' Four hours late ');
    await userEvent.click(dialog.getByRole('button', { name: 'Credit' }));
    expect(await screen.findByText('The wallet has been credited')).toBeTruthy();
    expect(askedOf(api, adjustWallet.path).map(({ input }) => input.body)).toEqual([
      { kind: 'credit', amount: given.usd(1_234), reason: 'Four hours late' },
    ]);
  });

  it('without an amount or a reason is not sent', async () => {
    const api = panel();
    const dialog = await dialogOf('Credit', 'Credit Clara Nunes');
    await userEvent.click(dialog.getByRole('button', { name: 'Credit' }));
    expect(dialog.getByText('Please enter an amount greater than 0')).toBeTruthy();
    await fill(dialog, '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Credit' }));
    expect(dialog.getByText('Please enter a reason')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Reason' }));
    expect(askedOf(api, adjustWallet.path)).toEqual([]);
  });

  it('of more than there is says the most, without what is held', async () => {
    const api = panel();
    const dialog = await dialogOf('Debit', 'Debit Clara Nunes');
    expect(dialog.getByText('Wallet balance: $72.50.')).toBeTruthy();
    await fill(dialog, '72.51', 'A mistake');
    await userEvent.click(dialog.getByRole('button', { name: 'Debit' }));
    expect(dialog.getByText('At most $72.50')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('spinbutton', { name: 'Amount' }));
    expect(askedOf(api, adjustWallet.path)).toEqual([]);
  });

  it('that the server refuses keeps what was typed, and is another one when it is sent again', async () => {
    const api = panel({ [adjustWallet.path]: refusal(409, 'CONFLICT', walletRefusals.balance) });
    const dialog = await dialogOf('Debit', 'Debit Clara Nunes');
    await fill(dialog, '70', 'A mistake');
    await userEvent.click(dialog.getByRole('button', { name: 'Debit' }));
    expect(await dialog.findByText('The balance is lower than that')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'A mistake');
    await userEvent.click(dialog.getByRole('button', { name: 'Debit' }));
    await waitFor(() => expect(askedOf(api, adjustWallet.path)).toHaveLength(2));
    const [first, second] = askedOf(api, adjustWallet.path).map(({ key }) => key);
    expect(first).not.toBe(second);
  });

  it('whose answer was lost is the same when it is sent again', async () => {
    const api = panel({ [adjustWallet.path]: refusal(503, 'UNAVAILABLE', 'Not now') });
    const dialog = await dialogOf('Credit', 'Credit Clara Nunes');
    await fill(dialog, '70', 'A gift');
    await userEvent.click(dialog.getByRole('button', { name: 'Credit' }));
    await dialog.findByText('Not now');
    await userEvent.click(dialog.getByRole('button', { name: 'Credit' }));
    await waitFor(() => expect(askedOf(api, adjustWallet.path)).toHaveLength(2));
    const [first, second] = askedOf(api, adjustWallet.path).map(({ key }) => key);
    expect(first).toBe(second);
  });
});
