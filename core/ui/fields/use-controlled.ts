import { useState } from 'react';

/**
 * A value that is the caller's when `value` is given and the component's own, starting at `initial`, when it is not.
 * `onChange` hears of every change in both cases.
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: Value): void => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
