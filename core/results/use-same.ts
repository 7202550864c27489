import { useMemo } from 'react';

/** The same object while the same stands in it, so that what it is handed to is not drawn anew. Of plain data alone. */
export function useSame<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
