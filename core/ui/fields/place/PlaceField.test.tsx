import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaceField, type PlaceOption } from './PlaceField';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const LISBON: PlaceOption = { id: 'LIS', label: 'Lisbon', code: 'LIS', kind: 'airport' };

function Field() {
  const [value, setValue] = useState<PlaceOption | null>(null);
  return (
    <I18nProvider i18n={i18n}>
      <PlaceField
        label="To"
        value={value}
        onChange={setValue}
        query=""
        onQueryChange={() => {}}
        groups={[]}
        status="idle"
        recent={[LISBON]}
      />
    </I18nProvider>
  );
}
const isSheet = () => document.querySelector('[popover]') !== null;
const isPhone = (phone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: phone, addEventListener() {}, removeEventListener() {} }));

describe('a place on a phone', () => {
  const others = vi.fn();
  beforeEach(() => {
    others.mockReset();
    window.addEventListener('popstate', others);
  });
  afterEach(() => {
    window.removeEventListener('popstate', others);
    vi.unstubAllGlobals();
  });

  it('fills the screen, and Back closes it without leaving the page', async () => {
    isPhone(true);
    render(<Field />);
    const field = screen.getByRole('combobox');
    const before = window.history.length;
    fireEvent.focus(field);
    await waitFor(() => expect(isSheet()).toBe(true));
    expect(window.history.length).toBe(before + 1);
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
    window.history.back();
    await waitFor(() => expect(isSheet()).toBe(false));
    expect(others).not.toHaveBeenCalled();
  });

  it('closes with the choice and leaves no entry behind', async () => {
    isPhone(true);
    window.history.replaceState({ page: 1 }, '');
    render(<Field />);
    fireEvent.focus(screen.getByRole('combobox'));
    await waitFor(() => expect(isSheet()).toBe(true));
    fireEvent.click(screen.getByRole('option', { name: /Lisbon/ }));
    await waitFor(() => expect(isSheet()).toBe(false));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Lisbon (LIS)');
    await waitFor(() => expect(window.history.state).toEqual({ page: 1 }));
    expect(others).not.toHaveBeenCalled();
  });

  it('stays a list below the field where there is room', async () => {
    isPhone(false);
    render(<Field />);
    fireEvent.focus(screen.getByRole('combobox'));
    await screen.findByRole('option', { name: /Lisbon/ });
    expect(isSheet()).toBe(false);
  });
});
