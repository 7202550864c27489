import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExchangeNote } from './ExchangeNote';

const price = { total: { amount: 30_068, currency: 'USD' } };
const said = (offer: Parameters<typeof ExchangeNote>[0]['offer']) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ExchangeNote offer={offer} price={price} />
    </I18nProvider>,
  );
  return container.textContent;
};

it('G73 a price that was converted says from what and at which rate, and no other does', () => {
  expect(said({ exchange: { from: 'EUR', rate: '1.12' } })).toBe(
    'The fare is charged in EUR and converted at 1 EUR = 1.12 USD.',
  );
  expect(said({ exchange: { from: 'JPY', rate: '0.00612345' } })).toContain('1 JPY = 0.00612345 USD');
  expect(said({})).toBe('');
});
