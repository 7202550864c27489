import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { PluginStage } from '../../testing/PluginStage';
import { SortCards } from './SortCards';

it('each order says what it puts first, and one of them is chosen', () => {
  const winner = (amount: number, detail: string) => ({ price: { amount, currency: 'USD' }, detail });
  render(
    <I18nProvider i18n={i18n}>
      <PluginStage api={fakeApi({})}>
        <SortCards
          value="fast"
          onChange={() => undefined}
          sorts={[
            { id: 'cheap', label: 'Cheapest', winner: winner(9_900, '3 h') },
            { id: 'fast', label: 'Fastest', winner: winner(15_000, '1 h') },
          ]}
        />
      </PluginStage>
    </I18nProvider>,
  );
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Cheapest$99.003 h', 'Fastest$150.001 h']);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true']);
});
