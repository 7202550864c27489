import { useState } from 'react';

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What stands in a form about something that others change as well: it follows what is known until something else is typed, and
 * what is typed is never lost.
 */
export function useTyped<T>(known: T): readonly [T, (next: T) => void] {
  const [{ base, typed }, set] = useState({ base: known, typed: known });
  if (!isAlike(base, known)) set({ base: known, typed: isAlike(typed, base) ? known : typed });
  return [typed, (next) => set({ base, typed: next })];
}
