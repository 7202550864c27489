import type { Order } from './points/item';

export interface Orderable {
  plugin: string;
  id: string;
  order?: Order;
}

export interface Ordered<T> {
  items: T[];
  /** Keys of contributions whose `before`/`after` contradict each other; they stand by id. */
  cycles: string[];
}

const key = (item: Orderable) => `${item.plugin}/${item.id}`;
const list = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/**
 * Orders contributions by their `before` and `after`, and where those say nothing by plugin, as in `plugins`, and by
 * id, so that the result never depends on which chunk arrived first. Names of absent neighbours are ignored.
 */
export function orderContributions<T extends Orderable>(
  input: readonly T[],
  plugins: readonly string[] = [],
): Ordered<T> {
  const rank = ({ plugin }: T) => (plugins.includes(plugin) ? plugins.indexOf(plugin) : plugins.length);
  const sorted = [...input].sort(
    (a, b) => rank(a) - rank(b) || (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0),
  );
  const waitsFor = new Map<T, Set<T>>(sorted.map((item) => [item, new Set<T>()]));
  const named = (name: string) =>
    sorted.filter((item) => key(item) === name || item.id === name || item.plugin === name);
  for (const item of sorted) {
    for (const name of list(item.order?.after))
      for (const other of named(name)) if (other !== item) waitsFor.get(item)!.add(other);
    for (const name of list(item.order?.before))
      for (const other of named(name)) if (other !== item) waitsFor.get(other)!.add(item);
  }
  const items: T[] = [];
  const cycles: string[] = [];
  let rest = sorted;
  while (rest.length > 0) {
    let next = rest.find((item) => [...waitsFor.get(item)!].every((other) => items.includes(other)));
    if (!next) {
      next = rest[0]!;
      cycles.push(key(next));
    }
    items.push(next);
    rest = rest.filter((item) => item !== next);
  }
  return { items, cycles };
}
