import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useAhead } from './use-ahead';

/** Something that takes letters, each when a test lets it. */
function opened() {
  const arrived: string[] = [];
  const ends: (() => void)[] = [];
  const { result } = renderHook(() => {
    const [written, setWritten] = useState('');
    const ahead = useAhead(written);
    const add = (letter: string, outcome: 'taken' | 'refused' = 'taken') =>
      ahead.draw(
        (now) => now + letter,
        async () => {
          arrived.push(letter);
          await new Promise<void>((end) => ends.push(end));
          if (outcome === 'refused') throw new Error('refused');
          setWritten((now) => now + letter);
        },
      );
    return { ...ahead, written, add };
  });
  return { result, arrived, end: () => act(async () => ends.shift()!()) };
}

describe('what is shown ahead', () => {
  it('is seen before it is written, and stays', async () => {
    const { result, arrived, end } = opened();
    await act(async () => void result.current.add('a'));
    expect([result.current.shown, result.current.written, arrived]).toEqual(['a', '', []]);
    await waitFor(() => expect(arrived).toEqual(['a']));
    await end();
    expect([result.current.shown, result.current.written]).toEqual(['a', 'a']);
  });

  it('adds up, is written in the order it came in, and never goes back to less on the way', async () => {
    const { result, arrived, end } = opened();
    await act(async () => {
      void result.current.add('a');
      void result.current.add('b');
    });
    expect(result.current.shown).toBe('ab');
    await act(() => result.current.settled());
    await waitFor(() => expect(arrived).toEqual(['a', 'b']));
    await end();
    expect([result.current.shown, result.current.written]).toEqual(['ab', 'a']);
    await end();
    expect([result.current.shown, result.current.written]).toEqual(['ab', 'ab']);
  });

  it('is taken back when it cannot be written', async () => {
    const { result, arrived, end } = opened();
    let refusal: Promise<void> | undefined;
    await act(async () => {
      refusal = result.current.add('a', 'refused');
      refusal.catch(() => undefined);
    });
    expect(result.current.shown).toBe('a');
    await waitFor(() => expect(arrived).toEqual(['a']));
    await end();
    await expect(refusal).rejects.toThrow('refused');
    expect(result.current.shown).toBe('');
  });
});
