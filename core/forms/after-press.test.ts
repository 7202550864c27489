// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress } from './after-press';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what appears as a field is left', () => {
  it('appears at once when no button is down', () => {
    const run = vi.fn();
    afterPress(run);
    expect(run).toHaveBeenCalledOnce();
  });
  it('waits until what is being pressed has had its click', () => {
    const order: string[] = [];
    document.body.addEventListener('click', () => order.push('click'), { once: true });
    fireEvent.mouseDown(document.body);
    afterPress(() => order.push('message'));
    fireEvent.mouseUp(document.body);
    fireEvent.click(document.body);
    vi.runAllTimers();
    expect(order).toEqual(['click', 'message']);
  });
  it('does not wait for ever for a button that was released elsewhere', () => {
    const run = vi.fn();
    fireEvent.mouseDown(document.body);
    afterPress(run);
    fireEvent.keyDown(document.body, { key: 'a' });
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });
});
