import type { Clock } from '../../ports/services';

interface HeldOptions {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly forMs: number;
  /** No more than so many; the oldest goes first. */
  readonly most: number;
}

/** Answers that are kept for a while: who asks the same meanwhile is told the same. */
export function createHeld<Value>({ clock, forMs, most }: HeldOptions) {
  const held = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    /** The answer to the question that `key` stands for, made anew when none is held. */
    of(key: string, make: () => Value): Value {
      const now = clock.now().getTime();
      const known = held.get(key);
      if (known && known.until > now) return known.value;
      const entry = { value: make(), until: now + forMs };
      held.delete(key);
      held.set(key, entry);
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
      // Large answers are let go of, also when nobody asks any more.
      setTimeout(() => held.get(key) === entry && held.delete(key), forMs).unref();
      return entry.value;
    },
    /** Forgets the answer, as long as it is still this one. */
    drop(key: string, value: Value): void {
      if (held.get(key)?.value === value) held.delete(key);
    },
  };
}
