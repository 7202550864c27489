import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveSearchField } from './LiveSearchField';

const find = vi.fn();
const field = (value: string) => (
  <I18nProvider i18n={i18n}>
    <LiveSearchField label="Find" value={value} onFind={find} />
  </I18nProvider>
);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a search that asks by itself', () => {
  beforeEach(() => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    find.mockReset();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('asks once when the typing rests, without spaces around it', () => {
    render(field(''));
    type(' an');
    pass(250);
    type(' ana ');
    pass(250);
    expect(find).not.toHaveBeenCalled();
    pass(100);
    expect(find.mock.calls).toEqual([['ana']]);
  });

  it('asks at once on Enter, and not again', () => {
    const { rerender } = render(field(''));
    type('ana');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(find.mock.calls).toEqual([['ana']]);
    rerender(field('ana'));
    pass(1000);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('keeps what is typed on while an answer comes, and is emptied with its filter', () => {
    const { rerender } = render(field(''));
    type('an');
    pass(400);
    type('ana');
    rerender(field('an'));
    expect(box().value).toBe('ana');
    pass(400);
    rerender(field('ana'));
    rerender(field(''));
    expect(box().value).toBe('');
  });
});
