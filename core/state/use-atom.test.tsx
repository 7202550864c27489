import { act, render, screen } from '@testing-library/react';
import { atom, createStore, Provider } from 'jotai';
import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { useAtom, useAtomValue } from './use-atom';

const countAtom = atom(1);
const doubleAtom = atom((get) => get(countAtom) * 2);

function setUp(whileMounting?: (store: ReturnType<typeof createStore>) => void) {
  const store = createStore();
  const drawn: number[] = [];
  function Double({ of }: { of: typeof doubleAtom }) {
    const value = useAtomValue(of);
    drawn.push(value);
    useLayoutEffect(() => whileMounting?.(store), []);
    return <output>{value}</output>;
  }
  const tree = (of: typeof doubleAtom, given = store) => (
    <Provider store={given}>
      <Double of={of} />
    </Provider>
  );
  const { rerender } = render(tree(doubleAtom));
  return { store, drawn, rerender: (of = doubleAtom, given = store) => rerender(tree(of, given)) };
}

describe('useAtomValue', () => {
  it('draws a component that mounts once', () => {
    expect(setUp().drawn).toEqual([2]);
  });

  it('follows the atom, and draws nothing when its value stays', () => {
    const { store, drawn } = setUp();
    act(() => store.set(countAtom, 5));
    act(() => store.set(countAtom, 5));
    expect(drawn).toEqual([2, 10]);
  });

  it('sees what changed between the drawing and the subscription', () => {
    setUp((store) => store.set(countAtom, 7));
    expect(screen.getByRole('status')).toHaveProperty('textContent', '14');
  });

  it('turns to another atom or store at once', () => {
    const { rerender, drawn } = setUp();
    rerender(atom(() => 3));
    expect(drawn.at(-1)).toBe(3);
    const other = createStore();
    other.set(countAtom, 9);
    rerender(doubleAtom, other);
    expect(drawn.at(-1)).toBe(18);
    act(() => other.set(countAtom, 10));
    expect(screen.getByRole('status')).toHaveProperty('textContent', '20');
  });
});

describe('useAtom', () => {
  it('reads and writes', () => {
    function Counter() {
      const [count, setCount] = useAtom(countAtom);
      return <button onClick={() => setCount((before) => before + 1)}>{count}</button>;
    }
    render(
      <Provider store={createStore()}>
        <Counter />
      </Provider>,
    );
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveProperty('textContent', '2');
  });
});
