import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FareRulesList } from '../offer/FareRulesCard';
import { FAMILIES } from '../testing/fixtures';
import type { FareRules } from '../../contract';

const nothing = { service: 'none', fee: null } as const;
const rules = (given: Partial<FareRules>): FareRules => ({
  offerId: 'o',
  fareFamily: FAMILIES[0]!,
  fareBasis: ['KEUR2B'],
  changeBeforeDeparture: nothing,
  changeAfterDeparture: nothing,
  refundBeforeDeparture: nothing,
  noShow: nothing,
  carryOn: { pieces: 1, kilograms: 8 },
  checked: { pieces: 2, kilograms: 23 },
  seat: 'fee',
  ...given,
});

function shown(given: Partial<FareRules>): string {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <FareRulesList rules={rules(given)} />
    </I18nProvider>,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
}

it('R214 bags have a weight only where the airline names one', () => {
  expect(shown({})).toContain('2 checked bags, 23 kg each');
  const unweighed = shown({ carryOn: { pieces: 1, kilograms: 0 }, checked: { pieces: 2, kilograms: 0 } });
  expect(unweighed).toContain('1 carry-on bag');
  expect(unweighed).toContain('2 checked bags');
  expect(unweighed).not.toContain('kg');
});

it('R214 two bags are named as two', () => {
  const text = shown({ carryOn: { pieces: 2, kilograms: 0 } });
  expect(text).toContain('2 carry-on bags');
  expect(shown({ carryOn: { pieces: 2, kilograms: 8 } })).toContain('2 carry-on bags, 8 kg');
});

it('R214 a fee whose amount the airline does not name is not called free', () => {
  const text = shown({ changeBeforeDeparture: { service: 'fee', fee: null } });
  expect(text).toContain('For a fee');
  expect(text).not.toContain('Free of charge');
  expect(shown({ changeBeforeDeparture: { service: 'included', fee: null } })).toContain('Free of charge');
});
