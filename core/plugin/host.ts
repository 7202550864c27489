import { type Activation, activationOf, readMenu } from '../contract/site/activation';
import type { Agency } from '../contract/site/agency';
import type { Audience } from '../contract/entry';
import { isWithinRoots } from '../contract/paths';
import { collectContributions, type Collected, type LoadedPlugin } from './collect';
import type { AnyPlugin } from './define';
import { createGuard } from './guard';
import type { Registry } from './registry';
import { type Contribution, isServing, POINT_NAMES, type PointName } from './points';
import { describeCause, type Problem } from './problems';

/** `waiting`: on, but nobody of its audience is signed in; or looked after, and nothing of it has been opened yet. */
export type PluginStatus = 'off' | 'waiting' | 'loading' | 'ready' | 'failed';
/** Whether a plugin's screens are there: they are loaded when the first of them is visited. */
export type PagesStatus = 'closed' | 'open' | 'failed';

/** What the shell draws from: replaced as a whole with every change, so that readers can compare by identity. */
export interface HostSnapshot {
  readonly status: Readonly<Record<string, PluginStatus>>;
  readonly pages: Readonly<Record<string, PagesStatus>>;
  readonly activation: Readonly<Record<string, Activation>>;
  readonly contributions: Collected;
  /** The tabs of all products whose code is here, also of those that are only looked after: how each is called and drawn. */
  readonly products: Collected['menu'];
  readonly problems: readonly Problem[];
}

export interface PluginHost {
  snapshot(): HostSnapshot;
  subscribe(listener: () => void): () => void;
  /** Brings the active set in line with the agency's settings; resolves when every load has settled. */
  activate(agency: Agency): Promise<void>;
  /** Loads the screens of the plugin that owns this path, if it is open; resolves when they are there or have failed. */
  open(path: string): Promise<void>;
  /** Loads what is no longer sold and still looked after, of these plugins or all; resolves when every load has settled. */
  serve(ids?: readonly string[]): Promise<void>;
  /** Loads the manifests of these plugins or all, also of those that are off, which contribute nothing by it. */
  manifests(ids?: readonly string[]): Promise<readonly LoadedPlugin[]>;
  /** Loads the words of the reasons that the core and the loaded plugins answer with; never rejects. */
  refusals(): Promise<unknown>;
  /** Loads again what failed of a plugin: itself, or its screens. */
  retry(id: string): Promise<void>;
  /** Whether the agency has this page: of a product that it sells, or one that looks after what was sold. */
  isOpen(path: string): boolean;
  /** Whether the page at this path sells something, rather than looking after what was sold. */
  sells(path: string): boolean;
  /** The installed plugin whose roots hold this path, active or not. Letter case is ignored (G16). */
  ownerOf(path: string): string | undefined;
  /** Loaded screens in registry order, also of switched-off plugins: they stay mounted behind a gate. */
  routes(): readonly { plugin: string; routes: Routes }[];
  contributions<Point extends PointName>(point: Point): readonly Contribution<Point>[];
  report(problem: Problem): void;
  readonly registry: Registry;
}

type Routes = Awaited<ReturnType<NonNullable<AnyPlugin['routes']>>>['default'];

export interface HostOptions {
  registry: Registry;
  /** After this many milliseconds a chunk counts as failed (R158: 120 s). */
  loadTimeoutMs?: number;
  /** Whether somebody of this audience is signed in; other plugins are not loaded. */
  isPresent?: (audience: Audience) => boolean;
  onProblem?: (problem: Problem) => void;
}

/** Names under which installed plugins stand in an agency's menu, in registry order (R034). */
export const menuNames = (registry: Registry): string[] =>
  Object.values(registry).flatMap(({ activatedBy }) => ('menu' in activatedBy ? [activatedBy.menu] : []));

const within = <T>(promise: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeout(ms)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

class LoadTimeout extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms / 1000} s`);
  }
}

interface Issues {
  issues: readonly { message: string; path?: readonly unknown[] }[];
}
const describeIssues = ({ issues }: Issues): string =>
  issues.map(({ message, path }) => `${path?.join('.') ?? ''}: ${message}`).join('; ');

/** What a module that should hold a plugin holds instead. */
const describeModule = (found: Partial<AnyPlugin> | undefined): string =>
  found
    ? `The module holds the plugin "${found.id}" of interface version ${found.api}; the registry says another id, or this platform another version than 1.`
    : 'The module has no default export: export what definePlugin returns.';

/** What a schema makes of a value, by the interface that schema libraries share. */
function readWith(schema: AnyPlugin['config'], value: unknown): { value: unknown } | Issues {
  if (!schema) return { value: {} };
  try {
    const result = schema['~standard'].validate(value);
    if (result instanceof Promise) {
      result.catch(() => {});
      throw new Error('Settings cannot be read asynchronously, or their schema throws');
    }
    return result as { value: unknown } | Issues;
  } catch (cause) {
    return { issues: [{ message: describeCause(cause) }] };
  }
}

/** The run-time registry: which plugins are active, what they contribute, and what went wrong with them. */
export function createHost({
  registry,
  loadTimeoutMs = 120_000,
  isPresent = () => true,
  onProblem,
}: HostOptions): PluginHost {
  const ids = Object.keys(registry);
  const names = menuNames(registry);
  const loaded = new Map<string, AnyPlugin>();
  const failed = new Set<string>();
  const routes = new Map<string, Routes>();
  const failedPages = new Set<string>();
  const pending = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  /** Problems of loading and drawing; those of the agency's settings are found again with every change. */
  let lasting: Problem[] = [];
  let activation: Readonly<Record<string, Activation>> = {};
  let agency: Agency | undefined;
  const guard = createGuard(report);
  let collected: Pick<HostSnapshot, 'contributions' | 'products' | 'problems'>;
  let current: HostSnapshot;

  const statusOf = (id: string): PluginStatus =>
    !isActive(id)
      ? 'off'
      : loaded.has(id)
        ? 'ready'
        : failed.has(id)
          ? 'failed'
          : pending.has(id) || (activation[id] === 'selling' && isAwaited(id))
            ? 'loading'
            : 'waiting';

  const isActive = (id: string): boolean => (activation[id] ?? 'off') !== 'off';

  const isAwaited = (id: string): boolean => {
    const { audience } = registry[id]!;
    return !audience || isPresent(audience);
  };

  const pagesOf = (id: string): PagesStatus =>
    routes.has(id) || (loaded.has(id) && !loaded.get(id)!.routes)
      ? 'open'
      : failedPages.has(id)
        ? 'failed'
        : 'closed';

  function collect(): typeof collected {
    const problems: Problem[] = [];
    const note = (problem: Problem) => problems.push(problem);
    const ready = inMenuOrder().filter((id) => isActive(id) && loaded.has(id));
    const plugins: LoadedPlugin[] = ready.map((id) => ({
      plugin: loaded.get(id)!,
      config: configOf(loaded.get(id)!, note),
    }));
    if (agency) reportMenu(agency, note);
    const all = collectContributions(plugins, note, guard);
    return { contributions: withoutSelling(all), products: all.menu, problems };
  }

  const snapshot = (): HostSnapshot => ({
    ...collected,
    status: Object.fromEntries(ids.map((id) => [id, statusOf(id)])),
    pages: Object.fromEntries(ids.map((id) => [id, pagesOf(id)])),
    activation: Object.fromEntries(ids.map((id) => [id, activation[id] ?? 'off'])),
    problems: [...lasting, ...collected.problems],
  });

  /** What sells is left out of what products contribute that are only looked after. */
  function withoutSelling(all: Collected): Collected {
    const kept = POINT_NAMES.map((point) => {
      const items: readonly Contribution<PointName>[] = all[point];
      const isKept = ({ plugin }: Contribution<PointName>) =>
        activation[plugin] === 'selling' || isServing(point);
      return [point, items.every(isKept) ? items : items.filter(isKept)];
    });
    return Object.fromEntries(kept) as unknown as Collected;
  }

  /** The products in the order of the agency's menu, then the rest in that of the registry (R034). */
  function inMenuOrder(): string[] {
    const menu = readMenu(agency?.bookingMenuItemOptions, names).items.map(({ name }) => name.toLowerCase());
    const rank = (id: string) => {
      const { activatedBy } = registry[id]!;
      const at = 'menu' in activatedBy ? menu.indexOf(activatedBy.menu.toLowerCase()) : -1;
      return at < 0 ? menu.length : at;
    };
    return [...ids].sort((a, b) => rank(a) - rank(b));
  }

  function configOf(plugin: AnyPlugin, note: (problem: Problem) => void): unknown {
    const given = agency?.pluginSettings?.[plugin.id] ?? {};
    const result = readWith(plugin.config, given);
    if ('value' in result) return result.value;
    note({ code: 'bad-config', plugin: plugin.id, detail: describeIssues(result) });
    const fallback = readWith(plugin.config, {});
    return 'value' in fallback ? fallback.value : {};
  }

  function reportMenu({ bookingMenuItemOptions }: Agency, note: (problem: Problem) => void) {
    const { items, rejected } = readMenu(bookingMenuItemOptions, names);
    for (const entry of rejected)
      note({ code: 'bad-menu-item', plugin: '', detail: JSON.stringify(entry) ?? String(entry) });
    for (const { name, isActive } of items)
      if (isActive && !names.some((known) => known.toLowerCase() === name.toLowerCase()))
        note({
          code: 'product-unavailable',
          plugin: name,
          detail: `No installed plugin sells "${name}"; installed are ${names.join(', ') || 'none'}.`,
        });
  }

  function publish() {
    collected = collect();
    tell();
  }

  function tell() {
    current = snapshot();
    for (const listener of listeners) listener();
  }

  /** What is contributed stays the same things: a report that made them anew would make a page ask them anew. */
  function report(problem: Problem) {
    lasting = [...lasting, problem];
    onProblem?.(problem);
    tell();
  }

  async function load(id: string): Promise<void> {
    failed.delete(id);
    try {
      const { default: plugin } = await within(registry[id]!.load(), loadTimeoutMs);
      if (plugin?.id !== id || plugin.api !== 1) {
        failed.add(id);
        return report({
          code: 'not-a-plugin',
          plugin: id,
          detail: describeModule(plugin),
        });
      }
      lasting = lasting.filter((problem) => problem.plugin !== id || !problem.code.startsWith('load-'));
      loaded.set(id, plugin);
      publish();
    } catch (cause) {
      failed.add(id);
      failure(id, cause);
    }
  }

  function failure(id: string, cause: unknown) {
    report({
      code: cause instanceof LoadTimeout ? 'load-timeout' : 'load-failed',
      plugin: id,
      detail: describeCause(cause),
      cause,
    });
  }

  async function loadPages(id: string): Promise<void> {
    const plugin = loaded.get(id);
    if (!plugin?.routes || routes.has(id)) return;
    failedPages.delete(id);
    try {
      routes.set(id, (await within(plugin.routes(), loadTimeoutMs)).default);
      lasting = lasting.filter((problem) => problem.plugin !== id || !problem.code.startsWith('load-'));
      publish();
    } catch (cause) {
      failedPages.add(id);
      failure(id, cause);
    }
  }

  const opening = new Map<string, Promise<void>>();
  function openPages(id: string): Promise<void> {
    const running =
      opening.get(id) ??
      ensure(id)
        .then(() => loadPages(id))
        .finally(() => opening.delete(id));
    opening.set(id, running);
    return running;
  }

  function ensure(id: string): Promise<void> {
    if (loaded.has(id)) return Promise.resolve();
    const running = pending.get(id) ?? load(id).finally(() => pending.delete(id));
    pending.set(id, running);
    return running;
  }

  const ownerOf = (path: string) => ids.find((id) => isWithinRoots(path, registry[id]!.roots));
  const sells = (id: string, path: string) => !isWithinRoots(path, registry[id]!.servicing ?? []);
  const isOpen = (path: string): boolean => {
    const id = ownerOf(path);
    return id !== undefined && isActive(id) && (activation[id] === 'selling' || !sells(id, path));
  };

  collected = collect();
  current = snapshot();
  return {
    registry,
    snapshot: () => current,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    report,
    isOpen,
    sells(path) {
      const id = ownerOf(path);
      return id !== undefined && sells(id, path);
    },
    routes: () => ids.flatMap((id) => (routes.has(id) ? [{ plugin: id, routes: routes.get(id)! }] : [])),
    contributions: (point) => current.contributions[point],
    ownerOf,
    async activate(next) {
      agency = next;
      activation = Object.fromEntries(
        ids.map((id) => [id, activationOf({ id, ...registry[id]! }, next, names)]),
      );
      publish();
      await Promise.all(ids.filter((id) => activation[id] === 'selling' && isAwaited(id)).map(ensure));
    },
    async open(path) {
      const id = ownerOf(path);
      if (id && isOpen(path) && !failed.has(id) && !failedPages.has(id)) await openPages(id);
    },
    async manifests(wanted = ids) {
      await Promise.all(wanted.filter((id) => isAwaited(id) && !failed.has(id)).map(ensure));
      return wanted.flatMap((id) => {
        const plugin = loaded.get(id);
        return plugin ? [{ plugin, config: configOf(plugin, () => {}) }] : [];
      });
    },
    async serve(wanted = ids) {
      const served = wanted.filter((id) => activation[id] === 'serving' && isAwaited(id));
      const absent = served.filter((id) => !loaded.has(id) && !failed.has(id) && !pending.has(id));
      const loads = Promise.all(served.filter((id) => !failed.has(id)).map(ensure));
      // They are on their way now.
      if (absent.length > 0) publish();
      await loads;
    },
    refusals: () =>
      Promise.allSettled([
        import('../contract/refusals'),
        ...[...loaded.values()].map((plugin) => plugin.refusals?.()),
      ]),
    async retry(id) {
      if (!failed.has(id) && !failedPages.has(id)) return;
      const again = failed.has(id) ? ensure(id) : openPages(id);
      failedPages.delete(id);
      publish();
      await again;
    },
  };
}
