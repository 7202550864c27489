import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fontFile } from '@/themes/font-file';
import { apiAtom } from '../../../api/context';
import { createHost } from '../../../plugin/host';
import { PluginHostProvider } from '../../../plugin/react';
import { agencyAtom } from '../../../tenant/agency';
import { anAgency } from '../../../testing/agency';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { PaymentStep } from './PaymentStep';
import { useAppForm } from '../../../forms/use-app-form';
import { useCheckout } from '../use-checkout';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const GATEWAY = { CurrentPayment: 'EMBEDDED', fieldsUrl: '/gateway/fields', publicKey: null };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const incomplete = { field: 'number', message: 'Your card number is incomplete' };
const nameless = { field: 'name', message: 'Please enter card holder name' };

const ask = vi.fn();
const book = vi.fn();
function Page({ wrong }: { wrong: Record<string, string> }) {
  const sale = {
    addons: { waiting: false, recheck: vi.fn() },
    change: null,
    setChange: vi.fn(),
    markup: { pending: false },
    client: { pending: false },
    due: usd(100),
    ask,
  };
  const form = useAppForm({
    name: 'checkout',
    initial: {},
    rules: { paths: () => Object.keys(wrong), error: (_, path) => ({ message: wrong[path]! }) },
    nameOf: () => 'First name',
  });
  const checkout = useCheckout({
    checkoutKey: 'key',
    sale: sale as never,
    form,
    details: () => ({}),
    book,
    pending: false,
    onMade: vi.fn(),
    onOver: vi.fn(),
    onFailed: vi.fn(),
    onGiveUp: vi.fn(),
  });
  return (
    <form onSubmit={checkout.submit}>
      <ErrorSummary ref={checkout.refs.summary} errors={checkout.errors} />
      <PaymentStep product="flight" due={usd(100)} {...checkout.payment} />
      <button>Pay</button>
    </form>
  );
}

type Said = { type: string; requestId?: string; field?: string; bytes?: ArrayBuffer };
async function open(wrong: Record<string, string> = {}, agency = anAgency()) {
  const store = createStore();
  store.set(apiAtom, { call: vi.fn().mockResolvedValue(GATEWAY), stream: vi.fn() });
  store.set(agencyAtom, agency);
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <PluginHostProvider host={createHost({ registry: {} })}>
          <Page wrong={wrong} />
        </PluginHostProvider>
      </I18nProvider>
    </Provider>,
  );
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
  const heard: Said[] = [];
  vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(((message: Said) =>
    heard.push(message)) as never);
  const say = (data: object) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow })));
  say({ type: 'caravel:ready' });
  const pay = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Pay' })));
  const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { frame, heard, say, pay, listed };
}

describe('what is wrong with the card', () => {
  it('R420 R421 stands in the summary, which has the focus, and each line leads to its field', async () => {
    const { frame, heard, say, pay, listed } = await open();
    await pay();
    const { requestId } = heard.findLast(({ type }) => type === 'caravel:tokenise')!;
    say({ type: 'caravel:error', errors: [incomplete, nameless], requestId });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(listed()).toEqual([incomplete.message, nameless.message]);
    expect(ask).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('link', { name: nameless.message }));
    expect(document.activeElement).toBe(frame);
    expect(heard.at(-1)).toEqual({ type: 'caravel:focus', field: 'name' });

    // It gets shorter as the fields are mended, and never longer before the next press.
    say({ type: 'caravel:change', complete: false, brand: 'visa', errors: [nameless] });
    expect(listed()).toEqual([nameless.message]);
    say({ type: 'caravel:change', complete: false, brand: 'visa', errors: [incomplete, nameless] });
    expect(listed()).toEqual([nameless.message]);
    say({ type: 'caravel:change', complete: true, brand: 'visa', errors: [] });
    expect(listed()).toEqual([]);
  });

  it('is named together with what is wrong in the form', async () => {
    const { heard, say, pay, listed } = await open({ 'travelers.0.firstName': 'Please enter a name' });
    await pay();
    expect(heard.map(({ type }) => type)).toContain('caravel:check');
    expect(heard.map(({ type }) => type)).not.toContain('caravel:tokenise');
    say({ type: 'caravel:error', errors: [incomplete] });
    expect(listed()).toEqual(['First name: Please enter a name', incomplete.message]);
  });
});

it('R023 the card fields are given the typeface that the page around them is set in', async () => {
  const bytes = new ArrayBuffer(8);
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(bytes));
  const { heard } = await open({}, anAgency({ font: 'Lora' }));
  await waitFor(() => expect(heard.at(-1)).toMatchObject({ type: 'caravel:font', bytes: { byteLength: 8 } }));
  expect(asked).toHaveBeenCalledWith(fontFile('Lora'));
  expect(fontFile('Lora')).toMatch(/nunito-sans-latin.*\.woff2$/);
  expect(fontFile('System')).toBeNull();
  asked.mockRestore();
});
