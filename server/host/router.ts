import type { Method } from '@/core/contract';

export type Match<T> =
  | { kind: 'found'; value: T; params: Record<string, string> }
  | { kind: 'wrong-method'; allowed: Method[] }
  | { kind: 'none' };

interface Place<T> {
  pattern: RegExp;
  names: string[];
  methods: Map<Method, T>;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const bare = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Finds what answers a path: letter case exact, with or without a trailing slash (decision G18). A path
 * without `{name}` wins over one with it, method by method. Throws at once when two calls claim the same method and path.
 */
export function createRouter<T extends { endpoint: { method: Method; path: string } }>(all: readonly T[]) {
  const places = new Map<string, Place<T>>();
  for (const value of all) {
    const path = bare(`/${value.endpoint.path.replace(/^\/+/, '')}`);
    const key = path.replace(/\{\w+\}/g, '{}');
    let place = places.get(key);
    if (!place) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] as string);
      const source = path
        .split(/\{\w+\}/)
        .map(escape)
        .join('([^/]+)');
      places.set(key, (place = { pattern: new RegExp(`^${source}$`), names, methods: new Map() }));
    }
    const { method } = value.endpoint;
    if (place.methods.has(method)) throw new Error(`Two handlers answer ${method} ${path}`);
    place.methods.set(method, value);
  }
  const patterns = [...places.entries()].filter(([key]) => key.includes('{}')).map(([, place]) => place);

  return function match(method: string, requested: string): Match<T> {
    const path = bare(requested);
    const wanted = (method === 'HEAD' ? 'GET' : method) as Method;
    const plain = places.get(path);
    const found = [
      ...(plain ? [{ place: plain, values: [] as string[] }] : []),
      ...patterns.flatMap((place) => {
        const values = plain?.methods.has(wanted) ? null : place.pattern.exec(path);
        return values ? [{ place, values: values.slice(1) }] : [];
      }),
    ];
    if (found.length === 0) return { kind: 'none' };
    const { place, values } = found.find((one) => one.place.methods.has(wanted)) ?? found[0]!;
    const value = place.methods.get(wanted);
    if (!value)
      return {
        kind: 'wrong-method',
        allowed: [...new Set(found.flatMap((one) => [...one.place.methods.keys()]))],
      };
    const params: Record<string, string> = {};
    for (const [index, name] of place.names.entries()) {
      try {
        params[name] = decodeURIComponent(values[index] as string);
      } catch {
        return { kind: 'none' };
      }
    }
    return { kind: 'found', value, params };
  };
}
