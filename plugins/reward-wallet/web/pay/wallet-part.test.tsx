import { i18n } from '@lingui/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tokenise } from '@/core/plugin/points';
import { fakeApi } from '@/core/testing/fake-api';
import { patient } from '@/core/testing/patient';
import { refusal } from '@/core/testing/refusal';
import { getPayable } from '../../contract/own';
import { Around } from '../testing/Around';
import { usd } from '../testing/wallets';
import WalletPart from './WalletPart';

patient();
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sessionStorage.clear();
});

const payable = (most: number, available = most, more: object = {}) => ({
  data: { isOn: true, available: usd(available), most: usd(most), earnBasisPoints: 100, ...more },
});

function part(answer: unknown, { forClient = false, due = usd(10_000) } = {}) {
  const api = fakeApi({ [getPayable.path]: answer });
  let tokenise: Tokenise | undefined;
  const covers = vi.fn<(amount: unknown) => void>();
  const { container } = render(
    <Around api={api} forClient={forClient} userType={forClient ? 'SalesAgent' : 'Client'}>
      <WalletPart due={due} product="boats" onReady={(next) => (tokenise = next)} onCovers={covers} />
    </Around>,
  );
  return { api, container, covers, token: () => tokenise?.() };
}
const use = async (name = 'Use $40.00 of my reward wallet') =>
  userEvent.click(await screen.findByRole('checkbox', { name }));
const type = async (text: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Use less' }));
  const field = screen.getByRole('spinbutton', { name: 'Paid by the reward wallet' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
};

describe('the part of a price that the wallet pays', () => {
  it('is nothing until it is chosen, and then all that there is, with the token of the own wallet', async () => {
    const { api, covers, token } = part(payable(4_000));
    await screen.findByText('Balance: $40.00.');
    expect(api.asked[0]?.input.query).toEqual({ amount: 10_000, currency: 'USD', product: 'boats' });
    expect(covers.mock.lastCall).toEqual([null]);
    expect(screen.getByText('What you pay by card earns $1.00 for your next trip.')).toBeTruthy();
    await use();
    await waitFor(() => expect(covers.mock.lastCall).toEqual([usd(4_000)]));
    expect(screen.getByText('What you pay by card earns $0.60 for your next trip.')).toBeTruthy();
    expect(await token()).toEqual({ token: 'own' });
    await use();
    await waitFor(() => expect(covers.mock.lastCall).toEqual([null]));
  });

  it('may be all of the price where there is enough, and then earns nothing', async () => {
    const { covers } = part(payable(10_000, 25_000));
    await screen.findByText('Balance: $250.00.');
    await use('Use $100.00 of my reward wallet');
    await waitFor(() => expect(covers.mock.lastCall).toEqual([usd(10_000)]));
    expect(screen.queryByText(/for the next trip/)).toBeNull();
  });

  it('is at most the share that the agency allows', async () => {
    part(payable(4_000, 9_000));
    expect(await screen.findByText('Balance: $90.00. It can pay $40.00 of this price.')).toBeTruthy();
  });

  it('is what is typed, where that is less', async () => {
    const { covers, token } = part(payable(4_000));
    await use();
    await type('12.5');
    await waitFor(() => expect(covers.mock.lastCall).toEqual([usd(1_250)]));
    expect(await token()).toEqual({ token: 'own' });
  });

  it('of too much it says the most, gives no token, and leads to the field', async () => {
    const { covers, token } = part(payable(4_000));
    await use();
    const field = await type('40.01');
    expect(screen.getByText('At most $40.00')).toBeTruthy();
    expect(covers.mock.lastCall).toEqual([usd(4_000)]);
    (document.activeElement as HTMLElement).blur();
    expect(await token()).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it.each(['0', ' '])('of nothing (%j) it says so, and covers nothing', async (text) => {
    const { covers, token } = part(payable(4_000));
    await use();
    await type(text);
    expect(screen.getByText('Enter an amount greater than 0, or do not use the wallet')).toBeTruthy();
    await waitFor(() => expect(covers.mock.lastCall).toEqual([null]));
    expect(await token()).toBeNull();
  });

  it('with nothing in it only says what the card earns', async () => {
    part(payable(0));
    expect(await screen.findByText('What you pay by card earns $1.00 for your next trip.')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('with nothing in it and nothing to earn, or switched off, draws nothing', async () => {
    const none = part(payable(0, 0, { earnBasisPoints: 0 }));
    const off = part(payable(4_000, 4_000, { isOn: false }));
    await waitFor(() => expect([none, off].map(({ api }) => api.asked.length)).toEqual([1, 1]));
    expect(screen.queryByText(/next trip|reward wallet/)).toBeNull();
  });

  it('that cannot be read is said, asked for again, and covers nothing', async () => {
    let isDown = true;
    const down = refusal(404, 'NOT_FOUND', 'Not here');
    const { covers } = part(() => (isDown ? down : payable(4_000)));
    expect(await screen.findByText('Your reward wallet could not be loaded')).toBeTruthy();
    expect(covers.mock.lastCall).toEqual([null]);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Balance: $40.00.')).toBeTruthy();
  });

  it('is the client’s where staff books for one', async () => {
    const { covers } = part(payable(4_000), { forClient: true });
    await use("Use $40.00 of the client's reward wallet");
    await waitFor(() => expect(covers.mock.lastCall).toEqual([usd(4_000)]));
  });

  it('of a client that cannot be read is nobody’s own', async () => {
    part(refusal(404, 'NOT_FOUND', 'Not here'), { forClient: true });
    expect(await screen.findByText('The reward wallet could not be loaded')).toBeTruthy();
  });
});
