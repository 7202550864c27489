import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

export type Checked<T> =
  | { status: 'pending' }
  | { status: 'done'; value: T }
  | { status: 'failed'; error: unknown };

/**
 * Asks about what a mailed link carries, once per key: such a link may work once only, so drawing twice must not
 * ask twice. `retry` asks again.
 */
export function useCheck<T>(key: string, ask: () => Promise<T>): Checked<T> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Checked<T>>({ status: 'pending' });
  const asked = useRef<string | null>(null);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const mine = `${attempt} ${key}`;
    if (asked.current === mine) return;
    asked.current = mine;
    setState({ status: 'pending' });
    const settle = (next: Checked<T>) => {
      if (asked.current === mine) setState(next);
    };
    askNow().then(
      (value) => settle({ status: 'done', value }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
  }, [attempt, key]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...state, retry };
}
