import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatePickerModal } from './DatePickerModal';
import { DateRangePickerModal } from './DateRangePickerModal';

const draw = (picker: ReactElement) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(<I18nProvider i18n={i18n}>{picker}</I18nProvider>);
  return within(screen.getByRole('dialog', { name: 'When' }));
};
const single = (value: string | null) => {
  const [onChange, onOpenChange] = [vi.fn(), vi.fn()];
  const dialog = draw(<DatePickerModal open title="When" {...{ value, onChange, onOpenChange }} />);
  return { dialog, onChange, onOpenChange };
};
const range = (value: { start: string; end: string }) => {
  const [onChange, onOpenChange] = [vi.fn(), vi.fn()];
  const dialog = draw(
    <DateRangePickerModal
      open
      title="When"
      startLabel="Check-in"
      endLabel="Check-out"
      {...{ value, onChange, onOpenChange }}
    />,
  );
  return { dialog, onChange, onOpenChange };
};
const done = (dialog: ReturnType<typeof draw>) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 4, 10, 12) });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the picker of one date', () => {
  it('R051 is a modal that hands the date over and closes with Done', () => {
    const { dialog, onChange, onOpenChange } = single('2027-05-14');
    expect([onChange, onOpenChange].map((told) => told.mock.calls)).toEqual([[], []]);
    done(dialog);
    expect([onChange, onOpenChange].map((told) => told.mock.calls)).toEqual([[['2027-05-14']], [[false]]]);
  });
  it('R052 begins with today unless told otherwise, and hands over no day before', () => {
    const { dialog, onChange } = single('2027-05-09');
    const day = (name: RegExp) => dialog.getByRole('button', { name }).getAttribute('aria-disabled');
    expect([day(/May 9, 2027/), day(/May 10, 2027/)]).toEqual(['true', null]);
    done(dialog);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the picker of a range', () => {
  it('R051 is a modal that hands start and end over and closes with Done', () => {
    const { dialog, onChange, onOpenChange } = range({ start: '2027-05-14', end: '2027-05-21' });
    done(dialog);
    expect(onChange.mock.calls).toEqual([[{ start: '2027-05-14', end: '2027-05-21' }]]);
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });
  it('R052 begins with today unless told otherwise', () => {
    const { dialog, onChange } = range({ start: '2027-05-09', end: '2027-05-21' });
    done(dialog);
    expect(onChange).not.toHaveBeenCalled();
  });
  it('R053 hands over an end one day after the start where both are equal', () => {
    const { dialog, onChange } = range({ start: '2027-05-14', end: '2027-05-14' });
    done(dialog);
    expect(onChange.mock.calls).toEqual([[{ start: '2027-05-14', end: '2027-05-15' }]]);
  });
  it('R054 G31 hands over 28 days at most unless told otherwise', () => {
    const { dialog, onChange } = range({ start: '2027-05-14', end: '2027-07-30' });
    done(dialog);
    expect(onChange.mock.calls).toEqual([[{ start: '2027-05-14', end: '2027-06-11' }]]);
  });
});
