import { type Atom, useSetAtom, useStore, type WritableAtom } from 'jotai';
import { useEffect, useReducer } from 'react';

/**
 * What an atom holds, kept current. As jotai's hook of this name, except that a component which mounts is drawn a
 * second time only when the atom has changed meanwhile, not always. For atoms without promises.
 */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  const store = useStore();
  const read = () => ({ value: store.get(atom), store, atom });
  const [seen, look] = useReducer(
    (previous: ReturnType<typeof read>) => {
      const next = read();
      return Object.is(previous.value, next.value) && previous.store === store && previous.atom === atom
        ? previous
        : next;
    },
    null,
    read,
  );
  const isCurrent = seen.store === store && seen.atom === atom;
  if (!isCurrent) look();
  const value = isCurrent ? seen.value : store.get(atom);
  useEffect(() => {
    const stop = store.sub(atom, look);
    if (!Object.is(store.get(atom), value)) look();
    return stop;
    // What was drawn is compared once, when the subscription begins.
  }, [store, atom]);
  return value;
}

/** What an atom holds and how to change it, as jotai's hook of this name. */
export const useAtom = <Value, Args extends unknown[], Result>(atom: WritableAtom<Value, Args, Result>) =>
  [useAtomValue(atom), useSetAtom(atom)] as const;
