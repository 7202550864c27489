import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterFrame } from '../FilterFrame';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const framed = (active: number) => {
  const sheet = { open: active > 1, onOpenChange: vi.fn(), active, onClear: vi.fn(), show: 'Show 12 boats' };
  render(
    <I18nProvider i18n={i18n}>
      <FilterFrame panel="Stops" sheet={sheet} head="Boats">
        A list
      </FilterFrame>
    </I18nProvider>,
  );
  return sheet;
};

it.each([
  [0, 'Filters'],
  [1, 'Filters (1)'],
])('with %i filters on its button says “%s”, and opens them', async (active, name) => {
  const { onOpenChange } = framed(active);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onOpenChange).toHaveBeenCalledWith(true);
});

it('clears what is on, and goes back to the list', async () => {
  const { onClear, onOpenChange } = framed(2);
  const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Clear filters' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show 12 boats' }));
  expect(onClear).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
