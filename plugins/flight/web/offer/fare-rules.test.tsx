import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { apiAtom } from '@/core/api/context';
import { getFareRules } from '../../contract';
import { flightRefusals } from '../../contract/refusals';
import { fakeApi, never, refusal } from '../testing/fake-api';
import { FARE_RULES } from '../testing/fixtures';
import { FareRulesCard } from './FareRulesCard';

it('R214 the rules of one fare are gone while those of another load, and when they cannot be had', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const answers: unknown[] = [{ data: FARE_RULES }, never, refusal(410, 'OFFER_GONE', flightRefusals.gone)];
  const store = createStore();
  store.set(apiAtom, fakeApi({ [getFareRules.path]: () => answers.shift() }));
  const card = (offerId: string) => (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <FareRulesCard offerId={offerId} />
      </I18nProvider>
    </Provider>
  );
  const rules = () => screen.queryByText('Change before departure');
  const { rerender } = render(card('first'));
  await waitFor(() => expect(rules()).toBeTruthy());

  rerender(card('second'));
  expect(rules()).toBeNull();
  expect(screen.getByText('Loading fare rules')).toBeTruthy();

  rerender(card('third'));
  expect(await screen.findByText('This flight is not available, please select another')).toBeTruthy();
  expect(rules()).toBeNull();
});
