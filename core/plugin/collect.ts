import type { AnyPlugin } from './define';
import type { GuardItem } from './guard';
import { orderContributions } from './order';
import { POINT_NAMES, type Contribution, type PointName } from './points';
import { describeCause, type Problem } from './problems';

export interface LoadedPlugin {
  readonly plugin: AnyPlugin;
  readonly config: unknown;
}

export type Collected = { readonly [Point in PointName]: readonly Contribution<Point>[] };

/**
 * Everything the given plugins contribute, per point, in the order of the plugins; what cannot be used is reported and left
 * out. `guard` contains what their callbacks throw.
 */
export function collectContributions(
  loaded: readonly LoadedPlugin[],
  report: (problem: Problem) => void,
  guard: GuardItem,
): Collected {
  for (const { plugin } of loaded)
    for (const point of Object.keys(plugin.contributes))
      if (!(POINT_NAMES as readonly string[]).includes(point))
        report({
          code: 'unknown-point',
          plugin: plugin.id,
          detail: `${point}; the points are ${POINT_NAMES.join(', ')}`,
        });
  return Object.fromEntries(
    POINT_NAMES.map((point) => [point, collectPoint(point, loaded, report, guard)]),
  ) as unknown as Collected;
}

function collectPoint(
  point: PointName,
  loaded: readonly LoadedPlugin[],
  report: (problem: Problem) => void,
  guard: GuardItem,
) {
  const usable: Contribution<PointName>[] = [];
  for (const { plugin, config } of loaded) {
    const seen = new Set<string>();
    for (const item of plugin.contributes[point] ?? []) {
      if (seen.has(item.id)) {
        report({
          code: 'duplicate-contribution',
          plugin: plugin.id,
          detail: `${point}/${item.id}: the second one is left out`,
        });
        continue;
      }
      seen.add(item.id);
      try {
        if (item.when && !item.when(config)) continue;
      } catch (cause) {
        report({
          code: 'guard-failed',
          plugin: plugin.id,
          detail: `${point}/${item.id}: ${describeCause(cause)}`,
          cause,
        });
        continue;
      }
      usable.push(guard(point, { ...item, plugin: plugin.id, config } as Contribution<PointName>));
    }
  }
  const { items, cycles } = orderContributions(
    usable,
    loaded.map(({ plugin }) => plugin.id),
  );
  for (const cycle of cycles)
    report({
      code: 'order-cycle',
      plugin: cycle.split('/')[0]!,
      detail: `${point}: ${cycle}, which wants to stand before and after another`,
    });
  return items;
}
