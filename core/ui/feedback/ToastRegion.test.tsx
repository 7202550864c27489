import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toast } from './toast';
import { toastCards, ToastRegion } from './ToastRegion';

const show = () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <ToastRegion />
    </I18nProvider>,
  );
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('toasts', () => {
  beforeAll(async () => void (await toastCards.load()));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    act(() => clearToasts());
    vi.useRealTimers();
  });

  it('R035 closes a toast by itself after five seconds', () => {
    show();
    act(() => void toast.success('Logged in successfully'));
    pass(4999);
    expect(screen.queryByText('Logged in successfully')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Logged in successfully')).toBeNull();
  });

  it('holds a toast while the pointer is on it', () => {
    show();
    act(() => void toast.info('Archived'));
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(20_000);
    expect(screen.queryByText('Archived')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(5000);
    expect(screen.queryByText('Archived')).toBeNull();
  });

  it('shows a burst of equal failures once and announces it', () => {
    show();
    act(() => {
      for (let call = 0; call < 5; call += 1) toast.error('Something went wrong');
    });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('region').getAttribute('aria-live')).toBe('polite');
  });

  it('runs the action and goes away', () => {
    const undo = vi.fn();
    show();
    act(() => void toast({ message: 'Archived', action: { label: 'Undo', onSelect: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Archived')).toBeNull();
  });
});
