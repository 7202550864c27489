/** Chance that is the same in every run with the same seed. */
export interface Random {
  /** From 0 up to, but not including, `below`. */
  int(below: number): number;
  /** True once in `times`. */
  once(times: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
}

/** Mulberry32: small, and good enough to choose what to send next. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    once: (times) => int(times) === 0,
    pick: (list) => list[int(list.length)]!,
  };
}
