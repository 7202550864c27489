/** What a build's manifest says of a file: the keys of those that it cannot start without. */
export type Chunks = Readonly<Record<string, { readonly imports?: readonly string[] }>>;

/**
 * Files that need one another, each the next and the last the first; null without any. One of them is run before what it
 * needs is there, and breaks the page or goes without: the bundler says nothing of it.
 */
export function circleOf(chunks: Chunks): string[] | null {
  const known = new Set<string>();
  const walk = (key: string, way: readonly string[]): string[] | null => {
    if (way.includes(key)) return way.slice(way.indexOf(key));
    if (known.has(key)) return null;
    known.add(key);
    for (const next of chunks[key]?.imports ?? []) {
      const found = walk(next, [...way, key]);
      if (found) return found;
    }
    return null;
  };
  for (const key of Object.keys(chunks)) {
    const found = walk(key, []);
    if (found) return found;
  }
  return null;
}
