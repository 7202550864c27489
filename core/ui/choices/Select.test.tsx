import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Select } from './Select';

it.each([true, false])('a choice that is optional (%s) can be taken back, and no other', (optional) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const options = [{ value: 'window', label: 'Window' }];
  render(
    <I18nProvider i18n={i18n}>
      <Select label="Seat" placeholder="Any" value="window" {...{ options, optional }} />
    </I18nProvider>,
  );
  expect(screen.getByRole('option', { name: 'Any' })).toHaveProperty('disabled', !optional);
});
