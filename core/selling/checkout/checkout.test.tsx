import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { said } from '../../testing/said';
import type { ReactNode } from 'react';
import { apiAtom } from '../../api/context';
import { ApiError } from '../../api/error';
import type { Money } from '../../contract/money/money';
import type { BookingProgress, Price } from '../../contract/bookings/booking';
import { createHost } from '../../plugin/host';
import { PluginHostProvider } from '../../plugin/react';
import { agencyAtom } from '../../tenant/agency';
import { anAgency } from '../../testing/agency';
import { CardFields } from './pay/CardFields';
import { frameHeight, readFrameMessage } from './pay/fields-protocol';
import { forgetIdempotencyKey, idempotencyKeyFor } from './pay/idempotency';
import { PaymentStep } from './pay/PaymentStep';
import { PriceChangeDialog } from './price/PriceChangeDialog';
import { priceDifference } from './price/price-difference';
import { priceWarnings, staffLines } from './price/price-lines';
import { PriceSummary } from './price/PriceSummary';
import { confirmationUrl, isFinal, moneyWords, pollDelay } from './progress/progress-words';
import type { Tokenise } from '../../plugin/points';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const usd = (amount: number) => ({ amount, currency: 'USD' });
const price: Price = {
  lines: [
    { kind: 'base', amount: usd(40_000) },
    { kind: 'taxes', amount: usd(8_260) },
  ],
  total: usd(48_260),
};
const staffPrice: Price = {
  ...price,
  staff: {
    wholesale: usd(44_000),
    agencyMarkup: usd(4_260),
    agencyFee: usd(0),
    commission: usd(4_260),
    retail: usd(50_000),
    published: usd(47_000),
  },
};

function draw(node: ReactNode, { call = vi.fn(), agency = anAgency() } = {}) {
  const store = createStore();
  store.set(apiAtom, { call, stream: vi.fn() });
  store.set(agencyAtom, agency);
  return render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <PluginHostProvider host={createHost({ registry: {} })}>{node}</PluginHostProvider>
      </I18nProvider>
    </Provider>,
  );
}

describe("the frame's messages", () => {
  const frame = {} as Window;
  it('SEC-40 are believed only from the frame itself', () => {
    const data = { type: 'caravel:token', token: 'tok_1234', card: { brand: 'visa', last4: '4242' } };
    expect(readFrameMessage({ source: frame, data }, frame)).toEqual(data);
    expect(readFrameMessage({ source: {} as Window, data }, frame)).toBeNull();
    expect(readFrameMessage({ source: null, data }, null)).toBeNull();
  });
  it.each([
    null,
    'x',
    {},
    { type: 'caravel:token' },
    { type: 'caravel:height', height: 'all' },
    { type: 'other' },
  ])('passes over %j, which is not understood', (data) =>
    expect(readFrameMessage({ source: frame, data }, frame)).toBeNull(),
  );
  it('take a sensible amount of room', () => {
    expect([frameHeight(0), frameHeight(321.2), frameHeight(9_999)]).toEqual([160, 322, 1_000]);
  });
});

describe('card fields', () => {
  const gateway = { CurrentPayment: 'EMBEDDED', fieldsUrl: '/gateway/fields', publicKey: null };
  const open = async (onReady = vi.fn<(tokenise: Tokenise) => void>()) => {
    const call = vi.fn().mockResolvedValue(gateway);
    draw(<CardFields onReady={onReady} />, { call });
    const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
    const posted: { type: string; requestId?: string; language?: string }[] = [];
    vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(((message: never) =>
      posted.push(message)) as never);
    const say = (data: object, source: Window | null = frame.contentWindow) =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
    return { frame, posted, say, tokenise: onReady.mock.calls.at(-1)![0] };
  };
  it('SEC-40 stand in a frame that can run scripts and nothing else', async () => {
    const { frame } = await open();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('src')).toBe('/gateway/fields');
  });
  it('SEC-48 a card that is kept is asked for by the platform’s page, and what is paid by the agency’s', async () => {
    const keptFieldsUrl = '/gateway/fields?pays=subscription';
    const srcOf = async (props: { due?: Money }, more = {}) => {
      cleanup();
      const call = vi.fn().mockResolvedValue({ ...gateway, keptFieldsUrl, ...more });
      draw(<CardFields onReady={vi.fn()} {...props} />, { call });
      return (await screen.findByTitle('Card details')).getAttribute('src');
    };
    const due = { amount: 100, currency: 'EUR' };
    expect(await srcOf({})).toBe(keptFieldsUrl);
    expect(await srcOf({ due })).toBe('/gateway/fields');
    const apart = { fieldsUrl: 'https://pay.example/gateway/fields' };
    expect(await srcOf({ due }, apart)).toBe(
      `https://pay.example/gateway/fields?at=${encodeURIComponent(location.origin)}`,
    );
  });
  it('are configured when ready, and hand out a token', async () => {
    const { posted, say, tokenise } = await open();
    say({ type: 'caravel:ready' });
    expect(posted[0]).toMatchObject({
      type: 'caravel:configure',
      language: 'en',
      theme: { ink: expect.stringMatching(/^#[0-9a-f]{6}$/) as string },
    });
    const token = tokenise();
    const { requestId } = posted.at(-1)!;
    say(
      { type: 'caravel:token', token: 'stolen', card: { brand: 'visa', last4: '0000' }, requestId },
      window,
    );
    say({ type: 'caravel:token', token: 'tok_1234', card: { brand: 'visa', last4: '4242' }, requestId });
    await expect(token).resolves.toEqual({ token: 'tok_1234' });
  });
  it('hear of a press on Pay that came before they were there', async () => {
    const { posted, say, tokenise } = await open();
    const token = tokenise();
    const { requestId } = posted.at(-1)!;
    say({ type: 'caravel:ready' });
    expect(posted.slice(1)).toContainEqual({ type: 'caravel:tokenise', requestId });
    say({ type: 'caravel:token', token: 'tok_1234', card: { brand: 'visa', last4: '4242' }, requestId });
    await expect(token).resolves.toEqual({ token: 'tok_1234' });
  });
  it('answer null when a field needs mending', async () => {
    const { posted, say, tokenise } = await open();
    say({ type: 'caravel:ready' });
    const token = tokenise();
    say({
      type: 'caravel:error',
      errors: [{ field: 'number', message: 'Your card number is incomplete' }],
      requestId: posted.at(-1)!.requestId,
    });
    await expect(token).resolves.toBeNull();
  });
  it('R027 say so when the gateway cannot be had', async () => {
    draw(<CardFields onReady={vi.fn()} />, { call: vi.fn().mockRejectedValue(new ApiError(422, 'X', 'x')) });
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing has been charged');
  });
});

describe('paying', () => {
  it('R169 G121 is replaced by a notice where the agency has switched it off', () => {
    const onReady = vi.fn();
    draw(<PaymentStep product="flight" due={usd(100)} onReady={onReady} />, {
      agency: anAgency({ isPaymentDisabled: true }),
    });
    expect(screen.getByText('Payment is disabled. Please contact the agency administrator')).toBeTruthy();
    expect(screen.queryByTitle('Card details')).toBeNull();
    expect(onReady).not.toHaveBeenCalled();
  });
});

describe('the price', () => {
  it('SEC-35 a traveller sees lines and total, and nothing of the agency', () => {
    draw(<PriceSummary price={price} />);
    expect(screen.getByText('Base Fare')).toBeTruthy();
    expect(screen.getByText('$482.60')).toBeTruthy();
    expect(screen.queryByText('Wholesale Rate')).toBeNull();
    expect(staffLines(price)).toEqual([]);
  });
  it('G69 staff see what it means for the agency, and warnings that stop nothing', () => {
    expect(staffLines(staffPrice).map(({ id }) => id)).toEqual([
      'wholesale',
      'markup',
      'commission',
      'retail',
      'published',
    ]);
    expect(priceWarnings(staffPrice)).toMatchObject([
      {
        title: { message: 'Total price is greater than published price' },
        limit: usd(47_000),
        over: usd(price.total.amount - 47_000),
      },
    ]);
    draw(<PriceSummary price={staffPrice} />);
    expect(screen.getByText(said(/That price is \$470\.00; this total is \$12\.60 more/))).toBeTruthy();
    expect(screen.getByText(said(/a markup that is \$12\.60 lower/))).toBeTruthy();
    expect(priceWarnings(price)).toEqual([]);
    expect(priceWarnings({ ...staffPrice, total: usd(60_000) })).toHaveLength(2);
  });
  it('INV-5 a change shows old, new and difference, and asks', async () => {
    const onAccept = vi.fn();
    const onGoBack = vi.fn();
    draw(
      <PriceChangeDialog
        open
        before={usd(48_260)}
        now={usd(51_000)}
        onAccept={onAccept}
        onGoBack={onGoBack}
      />,
    );
    const dialog = screen.getByRole('dialog');
    for (const text of ['$482.60', '$510.00', '+$27.40']) expect(dialog.textContent).toContain(text);
    await userEvent.click(screen.getByRole('button', { name: 'Accept $510.00' }));
    expect(onAccept).toHaveBeenCalledOnce();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(onGoBack).toHaveBeenCalledOnce());
    expect(() => priceDifference(usd(1), { amount: 1, currency: 'EUR' })).toThrow();
  });
});

describe('a price that is another one for this account', () => {
  it.each([
    [40_000, 'Your account has a lower price'],
    [51_000, 'Your account has a higher price'],
  ])('G33 INV-5 %d says so, and not that the provider changed it', async (now, title) => {
    draw(
      <PriceChangeDialog
        open
        before={usd(48_260)}
        now={usd(now)}
        reason="account"
        onAccept={() => undefined}
        onGoBack={() => undefined}
      />,
    );
    const dialog = screen.getByRole('dialog', { name: title });
    for (const text of ['For visitors', '$482.60', 'For your account', 'Nothing has been booked or charged'])
      expect(dialog.textContent).toContain(text);
    expect(dialog.textContent).not.toContain('provider');
  });
});

describe('the progress of a booking', () => {
  const states: BookingProgress['state'][] = [
    'processing',
    'action-required',
    'reserved',
    'confirmed',
    'cancelled',
    'failed',
  ];
  it('INV-6 ends with an answer only: processing and action-required are not final', () => {
    expect(states.filter(isFinal)).toEqual(['reserved', 'confirmed', 'cancelled', 'failed']);
  });
  it('says honestly what became of the money', () => {
    expect(moneyWords('none', 'failed').message).toBe('You were not charged.');
    expect(moneyWords('none', 'processing').message).toBe('Nothing has been charged yet.');
    expect(moneyWords('held', 'failed').message).toContain('You were not charged');
    expect(moneyWords('taken', 'failed').message).not.toContain('not charged');
    expect(moneyWords('returning', 'failed').message).toContain('being refunded');
  });
  it('asks quickly first and patiently later', () => {
    expect(pollDelay(0)).toBe(1_000);
    expect(pollDelay(100)).toBe(5_000);
  });
  it('SEC-12 sends the payer to pages of this site or to https only', () => {
    const origin = 'http://horizonte.localhost:4000';
    expect(confirmationUrl('/gateway/challenge?id=1', origin)).toBe(`${origin}/gateway/challenge?id=1`);
    expect(confirmationUrl('https://bank.example/3ds', origin)).toBe('https://bank.example/3ds');
    expect(confirmationUrl('javascript:alert(1)', origin)).toBeNull();
    expect(confirmationUrl('http://bank.example', origin)).toBeNull();
    expect(confirmationUrl('http://127.0.0.1:9/3ds', 'https://trips.example')).toBeNull();
    expect(confirmationUrl('http://127.0.0.1:9/3ds', 'http://a.localhost:4000')).toBe(
      'http://127.0.0.1:9/3ds',
    );
    expect(confirmationUrl(null, origin)).toBeNull();
  });
});

describe('the key of a booking', () => {
  it('INV-1 stays the same over presses and reloads until it is given up', () => {
    const first = idempotencyKeyFor('quote-1');
    expect(idempotencyKeyFor('quote-1')).toBe(first);
    expect(idempotencyKeyFor('quote-2')).not.toBe(first);
    forgetIdempotencyKey('quote-1');
    expect(idempotencyKeyFor('quote-1')).not.toBe(first);
  });
  it('INV-1 stays the same where storage is forbidden', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => undefined,
    };
    expect(idempotencyKeyFor('quote-3', forbidden)).toBe(idempotencyKeyFor('quote-3', forbidden));
  });
});
