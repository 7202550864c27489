import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toast } from './toast';
import { toastCards, ToastRegion } from './ToastRegion';

const show = () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <button>Save</button>
      <ToastRegion />
    </I18nProvider>,
  );
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('without the code of their cards toasts are words, failures at once', async () => {
  const load = vi.spyOn(toastCards, 'load').mockRejectedValue(new Error('Gone'));
  show();
  act(() => void [toast.error('Not saved'), toast.success('Sent')]);
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved');
  expect(screen.getByRole('status').textContent).toBe('Sent');
  act(() => clearToasts());
  load.mockRestore();
});

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
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.parentElement?.getAttribute('aria-live')).toBe('polite');
  });

  it('F6 leads to them, each is a dialog of its words, and while the focus is there all of them stay', () => {
    show();
    screen.getByRole('button', { name: 'Save' }).focus();
    act(() => void toast.info('Archived'));
    act(() => void toast.info('Restored'));
    fireEvent.keyDown(document.activeElement!, { key: 'F6' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }));
    pass(20_000);
    const dialogs = screen.getAllByRole('alertdialog');
    expect(dialogs.map((one) => one.getAttribute('aria-modal'))).toEqual(['false', 'false']);
    expect(screen.getByRole('alertdialog', { name: 'Restored' })).toBe(dialogs[1]);
    expect(within(dialogs[1]!).getByRole('status').textContent).toBe('Restored');
  });

  it('gives the focus to the next one when one is dismissed, and back to the page with the last', () => {
    show();
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    act(() => void toast.info('Archived'));
    act(() => void toast.info('Restored'));
    const dismiss = () => {
      const button = within(screen.getAllByRole('alertdialog')[0]!).getByRole('button', { name: 'Dismiss' });
      act(() => button.focus());
      fireEvent.keyDown(button, { key: 'Enter' });
      fireEvent.click(button);
    };
    dismiss();
    expect(document.activeElement).toBe(screen.getByRole('alertdialog', { name: 'Restored' }));
    dismiss();
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(save);
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
