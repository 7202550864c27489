import type { Stray } from '../tables';

/** With one more left outside; null where another of its kind is kept already. */
export function withStray(before: Stray | null, found: Stray): Stray | null {
  for (const kind of ['order', 'payment'] as const) {
    const [known, now] = [before?.[kind]?.ref, found[kind]?.ref];
    if (known && now && known !== now) return null;
    if (known && found[kind]) return before;
  }
  return { ...before, ...found };
}
