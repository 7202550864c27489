import type { BookingsSource, Contribution, ListedBooking, PointName } from './points';
import { describeCause, type Problem } from './problems';

type Work<Args extends unknown[], Result> = (...args: Args) => Result;
/** `run` as others may call it: what it throws, now or later, is reported, and `instead` answers; thrown on without it. */
export type Attempt = <Args extends unknown[], Result>(
  name: string,
  run: Work<Args, Result>,
  instead?: Work<Args, Result>,
) => Work<Args, Result>;
type Load<Module> = () => Promise<{ default: Module }>;
type Fetch = <Module>(
  name: string,
  load: Load<Module>,
  guarded?: (module: Module) => Module | Promise<Module>,
) => Load<Module>;

type Callbacks<Item> = {
  [Key in keyof Item]-?: [NonNullable<Item[Key]>] extends [never]
    ? never
    : NonNullable<Item[Key]> extends (...args: never[]) => unknown
      ? Key
      : never;
}[keyof Item];
/** Called in one place each, which contains what they throw: `collect.ts` and `PluginBox`. */
type Contained = 'when' | 'component';
type Guarded<Point extends PointName> = {
  readonly [Key in Exclude<Callbacks<Contribution<Point>>, Contained>]-?: (
    given: NonNullable<Contribution<Point>[Key]>,
    how: { attempt: Attempt; fetch: Fetch },
  ) => NonNullable<Contribution<Point>[Key]>;
};
/** A guard for every callback that a contribution may carry: a point with a new one does not compile without it. */
type Guards = {
  readonly [Point in PointName as keyof Guarded<Point> extends never ? never : Point]: Guarded<Point>;
};

const GUARDS: Guards = {
  'bookings.lists': {
    source: (source, { attempt, fetch }) =>
      fetch('source', source, async (module: BookingsSource<ListedBooking>) => {
        // With the first list: the first view draws none.
        const { guardSource } = await import('./guard-source');
        return guardSource(module, attempt);
      }),
  },
  'trips.cards': { page: (page, { attempt }) => attempt('page', page, () => undefined) },
  'checkout.addons': { appliesTo: (applies, { attempt }) => attempt('appliesTo', applies, () => false) },
  'log.words': { words: (words, { fetch }) => fetch('words', words) },
  'palette.finders': {
    find: (find, { attempt, fetch }) =>
      fetch('find', find, (run) => attempt('find', run, () => Promise.resolve([]))),
  },
};

type AnyGuards = Record<string, (given: unknown, how: object) => unknown> | undefined;

/** Who types on gives up what was asked before, and an answer of the server's is its own. */
const isNoFault = (cause: unknown) =>
  cause instanceof Error && (cause.name === 'AbortError' || cause.name === 'ApiError');

export type GuardItem = <Point extends PointName>(
  point: Point,
  item: Contribution<Point>,
) => Contribution<Point>;

/**
 * Hands contributions out so that a callback which throws costs its own contribution only. Each contribution is reported
 * once, however often it is asked, and after the drawing that asked it: a report draws the page again.
 */
export function createGuard(report: (problem: Problem) => void): GuardItem {
  const reported = new Set<string>();
  return (point, item) => {
    const fail = (code: Problem['code'], name: string, cause: unknown) => {
      const key = `${item.plugin}/${point}/${item.id}`;
      if (reported.has(key)) return;
      reported.add(key);
      const detail = `${point}/${item.id}.${name}: ${describeCause(cause)}`;
      queueMicrotask(() => report({ code, plugin: item.plugin, detail, cause }));
    };
    const attempt: Attempt =
      (name, run, instead) =>
      (...args) => {
        const failed = (cause: unknown) => {
          if (!isNoFault(cause)) fail('guard-failed', name, cause);
          if (!instead) throw cause;
          return instead(...args);
        };
        try {
          const result = run(...args);
          return result instanceof Promise ? (result.catch(failed) as typeof result) : result;
        } catch (cause) {
          return failed(cause);
        }
      };
    const fetch: Fetch = (name, load, guarded) => async () => {
      try {
        const { default: module } = await load();
        return { default: guarded ? await guarded(module) : module };
      } catch (cause) {
        fail('load-failed', name, cause);
        throw cause;
      }
    };
    const guards = (GUARDS as Partial<Record<PointName, object>>)[point] as AnyGuards;
    const given = item as unknown as Record<string, unknown>;
    const own = Object.entries(guards ?? {})
      .filter(([key]) => given[key])
      .map(([key, guard]) => [key, guard(given[key], { attempt, fetch })]);
    return { ...item, ...Object.fromEntries(own) };
  };
}
