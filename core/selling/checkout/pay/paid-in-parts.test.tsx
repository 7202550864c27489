import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { said } from '../../../testing/said';
import { apiAtom } from '../../../api/context';
import { type AnyPlugin, definePlugin } from '../../../plugin';
import { createHost } from '../../../plugin/host';
import type { PaymentMethodProps } from '../../../plugin/points';
import { PluginHostProvider } from '../../../plugin/react';
import { agencyAtom } from '../../../tenant/agency';
import { anAgency } from '../../../testing/agency';
import { PaidBy } from '../price/PaidBy';
import { PaymentStep } from './PaymentStep';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Pays four thousand of whatever is due. */
function Credit({ onReady, onCovers }: PaymentMethodProps) {
  useEffect(() => {
    onReady(() => Promise.resolve({ token: 'credit' }));
    onCovers(usd(4_000));
  });
  return <p>Your credit</p>;
}
const credit: AnyPlugin = {
  ...definePlugin({ id: 'credit', api: 1 }),
  contributes: {
    'payment.methods': [
      {
        id: 'credit',
        label: { id: 'Credit', message: 'Credit' },
        pays: 'part',
        component: async () => ({ default: Credit }),
      },
    ],
  },
};

/** Something drawn where the plugin with the credit is switched on. */
async function shown(what: ReactNode): Promise<void> {
  const store = createStore();
  const gateway = { CurrentPayment: 'EMBEDDED', fieldsUrl: '/gateway/fields', publicKey: null };
  store.set(apiAtom, { call: vi.fn().mockResolvedValue(gateway), stream: vi.fn() });
  store.set(agencyAtom, anAgency());
  const host = createHost({
    registry: {
      credit: { activatedBy: { always: true }, roots: [], load: async () => ({ default: credit }) },
    },
  });
  await host.activate(anAgency());
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <PluginHostProvider host={host}>{what}</PluginHostProvider>
      </I18nProvider>
    </Provider>,
  );
}

it('a booking says who paid which part, also by what is not installed any more', async () => {
  await shown(
    <PaidBy
      parts={[
        { method: 'credit', amount: usd(4_000) },
        { method: 'gone', amount: usd(1_000) },
        { method: null, amount: usd(5_000) },
      ]}
    />,
  );
  const said = [...document.querySelectorAll('dl > div')].map((line) =>
    [line.querySelector('dt')!, line.querySelector('dd')!].map((part) => part.textContent).join(' '),
  );
  expect(said).toEqual(['Credit $40.00', 'Another way to pay $10.00', 'Card $50.00']);
});

it('the card’s fields are told what is left to the card, and so is the traveller', async () => {
  const onAsked = vi.fn();
  await shown(<PaymentStep product="flight" due={usd(10_000)} onReady={() => undefined} onAsked={onAsked} />);
  expect(await screen.findByText('Your credit')).toBeTruthy();
  expect(await screen.findByText(said('Left to pay: $60.00'))).toBeTruthy();
  expect(onAsked).toHaveBeenLastCalledWith(usd(6_000));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
  const heard: unknown[] = [];
  vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(((said: unknown) =>
    heard.push(said)) as never);
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { data: { type: 'caravel:ready' }, source: frame.contentWindow }),
      ),
  );
  expect(heard).toContainEqual(expect.objectContaining({ type: 'caravel:configure', due: usd(6_000) }));
});

it('the button pays all of a price that the credit covers wholly', async () => {
  const onAsked = vi.fn();
  await shown(<PaymentStep product="flight" due={usd(3_000)} onReady={() => undefined} onAsked={onAsked} />);
  await vi.waitFor(() => expect(screen.queryByTitle('Card details')).toBeNull());
  expect(await screen.findByText('Your credit')).toBeTruthy();
  expect(onAsked).toHaveBeenLastCalledWith(usd(3_000));
});
