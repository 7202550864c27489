import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiAtom } from '../api/context';
import { ApiError } from '../api/error';
import { ChargeNote } from '../selling/checkout/pay/ChargeNote';
import { deleteCookie, readCookie } from '../state/cookies';
import { PERSISTED_KEYS } from '../state/persisted';
import { agencyAtom } from '../tenant/agency';
import { anAgency } from '../testing/agency';
import { Price, PriceList } from '../ui/content/Price';
import { clearToasts, toastStore } from '../ui/feedback/toast';
import CurrencyDialog from './CurrencyDialog';
import { exchange, type Rates } from '../i18n/exchange';
import { CURRENCY_COOKIE } from './cookie';
import { InOwnCurrency } from '../i18n/in-own-currency';
import { currencyList, searchCurrencies } from './list';
import { chooseCurrency, restoreCurrency } from './remember';
import { clearRates, currencyAtom } from './state';
import { chosenCurrencyAtom, ratesAtom } from '../i18n/shown-currency';

const rates: Rates = {
  base: 'USD',
  date: '2026-09-29',
  rates: { USD: 1, EUR: 0.9, BRL: 5, JPY: 150, KWD: 0.3 },
};
const brl = { amount: 100_000, currency: 'BRL' };

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  clearToasts();
});
afterEach(() => {
  cleanup();
  deleteCookie(CURRENCY_COOKIE);
});

describe('exchange', () => {
  it('G73 converts by the rates of both currencies, to the minor unit of the target', () => {
    expect(exchange(brl, 'USD', rates)).toEqual({ amount: 20_000, currency: 'USD' });
    expect(exchange(brl, 'EUR', rates)).toEqual({ amount: 18_000, currency: 'EUR' });
    expect(exchange(brl, 'JPY', rates)).toEqual({ amount: 30_000, currency: 'JPY' });
    expect(exchange(brl, 'KWD', rates)).toEqual({ amount: 60_000, currency: 'KWD' });
    expect(exchange({ amount: 3, currency: 'BRL' }, 'USD', rates)).toEqual({ amount: 1, currency: 'USD' });
  });
  it('G73 without rates, or without one for the currency, an amount stays in its own', () => {
    expect(exchange(brl, 'USD', null)).toBe(brl);
    expect(exchange(brl, 'XAU', rates)).toBe(brl);
    expect(exchange({ amount: 5, currency: 'XAU' }, 'USD', rates)).toEqual({ amount: 5, currency: 'XAU' });
    expect(exchange(brl, 'constructor', rates)).toBe(brl);
    expect(exchange(brl, 'EUR', { ...rates, rates: { ...rates.rates, EUR: 0 } })).toBe(brl);
  });
});

describe('the list', () => {
  it('R030 begins with the currency of the agency; with US dollars and their $ where there is none', () => {
    expect(currencyList('BRL', rates.rates, 'en')[0]).toMatchObject({ code: 'BRL' });
    expect(currencyList('', {}, 'en')).toEqual([{ code: 'USD', name: 'US Dollar', symbol: '$' }]);
    expect(currencyList('USD', rates.rates, 'en')[0]).toMatchObject({ code: 'USD', symbol: '$' });
  });
  it('R030 G74 what nobody has chosen is the first of the list: the agency’s own, US dollars where there is none', () => {
    const store = createStore();
    expect(store.get(currencyAtom)).toBe('USD');
    store.set(agencyAtom, anAgency({ currency: 'BRL' }));
    expect(store.get(currencyAtom)).toBe('BRL');
    expect(currencyList(store.get(currencyAtom), rates.rates, 'en')[0]?.code).toBe('BRL');
    store.set(chosenCurrencyAtom, 'EUR');
    expect(store.get(currencyAtom)).toBe('EUR');
    clearRates(store);
    expect(store.get(currencyAtom)).toBe('BRL');
  });
  it('G74 holds one currency without rates, each once with them, and finds by code, name and symbol', () => {
    expect(currencyList('USD', null, 'en')).toHaveLength(1);
    const all = currencyList('BRL', rates.rates, 'pt');
    expect(all.map(({ code }) => code)).toEqual(['BRL', 'USD', 'EUR', 'JPY', 'KWD']);
    expect(searchCurrencies(all, 'dolar').map(({ code }) => code)).toEqual(['USD']);
    expect(searchCurrencies(all, '¥').map(({ code }) => code)).toEqual(['JPY']);
  });
});

function stage(answer: () => Promise<unknown>) {
  const store = createStore();
  store.set(apiAtom, { call: vi.fn(answer) as never, stream: vi.fn() });
  store.set(agencyAtom, anAgency({ currency: 'BRL' }));
  const draw = () => (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <Price money={brl} />
        <PriceList lines={[{ id: 'a', label: 'Fare', money: brl }]} total={{ label: 'Total', money: brl }} />
        <ChargeNote total={brl} />
        <CurrencyDialog open onOpenChange={() => undefined} />
      </I18nProvider>
    </Provider>
  );
  return { store, draw };
}

describe('choosing a currency', () => {
  const chooseDollars = async () => {
    const { store, draw } = stage(() => Promise.resolve(rates));
    render(draw());
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('button', { name: /USD/ }));
    return store;
  };
  it('R029 shows every price in it, by the rates of the answer', async () => {
    const store = await chooseDollars();
    expect(document.body.textContent.match(/\$200\.00/g)).toHaveLength(3);
    expect(store.get(currencyAtom)).toBe('USD');
  });
  it('R162 G131 names the charge currency, and keeps nothing in storage', async () => {
    await chooseDollars();
    expect(document.body.textContent).toContain('You will be charged R$1,000.00 (BRL)');
    expect(localStorage).toHaveLength(0);
    expect(PERSISTED_KEYS).not.toContain('multiCurrency');
  });

  it('R031 G32 a failure says the server’s words, clears the rates and leaves prices in their own currency', async () => {
    const { store, draw } = stage(() =>
      Promise.reject(
        new ApiError(502, 'UPSTREAM_FAILED', 'Rates are closed', { message: 'Rates are closed' }),
      ),
    );
    store.set(ratesAtom, null);
    store.set(chosenCurrencyAtom, 'USD');
    await act(async () => void render(draw()));
    expect(toastStore.current().map(({ message }) => message)).toEqual(['Rates are closed']);
    expect([store.get(ratesAtom), store.get(currencyAtom)]).toEqual([null, 'BRL']);
    expect(document.body.textContent).toContain('R$1,000.00');
    expect(document.body.textContent).toContain('Prices stay in BRL.');
  });

  it('R031 G32 without the server’s words it is "Something went wrong"', async () => {
    const { draw } = stage(() => Promise.reject(new ApiError(500, 'INTERNAL', '', {})));
    await act(async () => void render(draw()));
    expect(toastStore.current().map(({ message }) => message)).toEqual(['Something went wrong']);
  });
});

describe('a choice', () => {
  const visit = (answer: () => Promise<unknown> = () => Promise.resolve(rates)) => stage(answer).store;

  it('R029 R162 outlives a reload in a cookie of its own, with the rates of today', async () => {
    chooseCurrency(visit(), 'USD');
    expect([readCookie(CURRENCY_COOKIE), localStorage.length]).toEqual(['USD', 0]);
    const next = visit();
    expect(next.get(currencyAtom)).toBe('BRL');
    await restoreCurrency(next);
    expect([next.get(currencyAtom), next.get(ratesAtom)]).toEqual(['USD', rates]);
    chooseCurrency(next, 'BRL');
    expect([next.get(currencyAtom), readCookie(CURRENCY_COOKIE)]).toEqual(['BRL', null]);
  });

  it('R031 without rates, or without one for it, prices stay in their own currency', async () => {
    chooseCurrency(visit(), 'XYZ');
    const next = visit();
    await restoreCurrency(next);
    expect(next.get(currencyAtom)).toBe('BRL');
    chooseCurrency(visit(), 'USD');
    const without = visit(() => Promise.reject(new ApiError(502, 'UPSTREAM_FAILED', 'Closed', {})));
    await restoreCurrency(without);
    expect([without.get(currencyAtom), readCookie(CURRENCY_COOKIE)]).toEqual(['BRL', 'USD']);
  });

  it('converts nothing of what stands in the books', () => {
    const store = visit();
    store.set(ratesAtom, rates);
    store.set(chosenCurrencyAtom, 'USD');
    render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <InOwnCurrency>
            <Price money={brl} />
            <PriceList
              lines={[{ id: 'a', label: 'Fare', money: brl }]}
              total={{ label: 'Total', money: brl }}
            />
          </InOwnCurrency>
        </I18nProvider>
      </Provider>,
    );
    expect(document.body.textContent?.match(/R\$1,000\.00/g)).toHaveLength(3);
    expect(document.body.textContent).not.toContain('$200.00');
  });
});
