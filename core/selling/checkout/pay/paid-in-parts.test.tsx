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
import { settlementOf, type BookingProgress, type Price } from '../../../contract';
import { CancelSumsView } from '../../after-sale/cancel/CancelSumsView';
import { SettlementList } from '../../after-sale/cancel/SettlementList';
import { PaidBy, PaidByLine } from '../price/PaidBy';
import { PriceSummary } from '../price/PriceSummary';
import { useMoneyWords } from '../price/use-money-words';
import { PayingParts } from './paying';
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
  const split = [
    { method: 'credit', amount: usd(4_000) },
    { method: null, amount: usd(6_000) },
  ];
  await vi.waitFor(() => expect(onAsked).toHaveBeenLastCalledWith(usd(6_000), split));
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
  const split = [{ method: 'credit', amount: usd(3_000) }];
  await vi.waitFor(() => expect(onAsked).toHaveBeenLastCalledWith(usd(3_000), split));
  expect(await screen.findByText('Nothing is left to pay by card.')).toBeTruthy();
});

const SPLIT = [
  { method: 'credit', amount: usd(4_000) },
  { method: null, amount: usd(6_000) },
];
const PRICE: Price = { lines: [{ kind: 'base', amount: usd(10_000) }], total: usd(10_000) };
const settlement = settlementOf(PRICE, {
  ...{ isPaid: true, isProtected: false, refund: 5_000 },
  returnedTo: [
    { method: 'credit', amount: usd(2_000) },
    { method: null, amount: usd(3_000) },
  ],
});
const WHERE = '$20.00 (Credit) and $30.00 (Card)';
const progress = (given: Partial<BookingProgress>): BookingProgress => ({
  ...{
    bookingId: 'b-1',
    state: 'confirmed',
    status: 'Confirmed',
    message: null,
    money: 'taken',
    actionUrl: null,
  },
  paidBy: SPLIT,
  ...given,
});
const Told = ({ of }: { of: BookingProgress }) => <p>{useMoneyWords()(of)}</p>;

it.each<[string, () => ReactNode, RegExp | string]>([
  [
    'the price at the checkout',
    () => (
      <PayingParts value={SPLIT}>
        <PriceSummary price={PRICE} />
      </PayingParts>
    ),
    /Paid with.*Credit.*\$40\.00.*Card.*\$60\.00/,
  ],
  [
    'the price afterwards',
    () => <PriceSummary price={PRICE} paidBy={SPLIT} />,
    /Paid with.*Credit.*\$40\.00.*Card.*\$60\.00/,
  ],
  ['a line of a list', () => <PaidByLine parts={SPLIT} />, '$40.00 (Credit) and $60.00 (Card)'],
  [
    'the dialog that cancels',
    () => (
      <CancelSumsView
        sums={{ penalty: usd(5_000), refund: usd(5_000), settlement }}
        before={null}
        paid={usd(10_000)}
        keptBy=""
        final=""
      >
        Why
      </CancelSumsView>
    ),
    `It is refunded to where it came from: ${WHERE}. Banks`,
  ],
  ['what became of it', () => <SettlementList settlement={settlement} />, `Refunded${WHERE}`],
  [
    'a booking that is cancelled',
    () => <Told of={progress({ state: 'cancelled', money: 'returned', settlement })} />,
    `refunded to where it came from: ${WHERE}.`,
  ],
  [
    'what is held',
    () => <Told of={progress({ state: 'processing', money: 'held' })} />,
    'Your payment is held: $40.00 (Credit) and $60.00 (Card).',
  ],
  [
    'what was let go of',
    () => <Told of={progress({ state: 'failed', money: 'returned' })} />,
    'refunded to where it came from: $40.00 (Credit) and $60.00 (Card).',
  ],
  [
    'what is let go of',
    () => <Told of={progress({ state: 'failed', money: 'held' })} />,
    'What is held is being released: $40.00 (Credit)',
  ],
])(
  'G131 %s says who pays which part, and promises nothing to “the original payment method”',
  async (_, drawn, words) => {
    await shown(drawn());
    const text = document.body.textContent!;
    if (typeof words === 'string') expect(text).toContain(words);
    else expect(text).toMatch(words);
    expect(text).not.toContain('original payment method');
  },
);
