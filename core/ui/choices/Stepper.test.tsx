import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Stepper } from './Stepper';

const show = (value: number) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const onChange = vi.fn();
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <Stepper label="Adults" min={1} max={5} value={value} onChange={onChange} maxReason="Max 5 adults" />
    </I18nProvider>,
  );
  const press = (name: 'More' | 'Fewer') =>
    fireEvent.click(screen.getByRole('button', { name: `${name}: Adults` }));
  return { press, onChange, unmount };
};

it('R055 a press counts by one, up and down', () => {
  const { press, onChange, unmount } = show(3);
  press('More');
  press('Fewer');
  expect(onChange.mock.calls).toEqual([[4], [2]]);
  unmount();
});

it('R057 a press beyond the most changes nothing and says why', () => {
  const { press, onChange, unmount } = show(5);
  press('More');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('Max 5 adults')).toBeTruthy();
  unmount();
});
