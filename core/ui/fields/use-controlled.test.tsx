import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useControlled } from './use-controlled';

describe('a value that may be the caller’s', () => {
  it('keeps its own state and tells the caller', () => {
    const told = vi.fn();
    const { result } = renderHook(() => useControlled<string>(undefined, 'a', told));
    act(() => result.current[1]('b'));
    expect(result.current[0]).toBe('b');
    expect(told).toHaveBeenCalledWith('b');
  });

  it('shows the caller’s value until the caller changes it', () => {
    const { result, rerender } = renderHook(({ value }) => useControlled(value, ''), {
      initialProps: { value: 'a' },
    });
    act(() => result.current[1]('b'));
    expect(result.current[0]).toBe('a');
    rerender({ value: 'c' });
    expect(result.current[0]).toBe('c');
  });

  it('takes null for a value of the caller’s, not for none', () => {
    const { result } = renderHook(() => useControlled<string | null>(null, 'a'));
    expect(result.current[0]).toBeNull();
  });
});
