import type { ReactNode } from 'react';
import { PluginBox } from './PluginBox';
import type { Contribution, Lazy, PluginProps, PointName, View } from './points';

type ViewPoint = {
  [Point in PointName]: Contribution<Point> extends { component: unknown } ? Point : never;
}[PointName];
type OwnProps<Point extends ViewPoint> =
  Contribution<Point> extends View<infer Props, infer _Config>
    ? Omit<Props, keyof PluginProps<unknown>>
    : never;

/** Draws one contribution in a box of its own: its crash or lost chunk is named there, with a retry. */
export function ContributionView<Point extends ViewPoint>({
  item,
  props,
  waiting,
}: {
  item: Contribution<Point>;
  props: OwnProps<Point>;
  /** Stands there until its code has come; a block without it, nothing with null. */
  waiting?: ReactNode;
}) {
  const component = item.component as unknown as Lazy<Record<string, unknown>>;
  return (
    <PluginBox
      plugin={item.plugin}
      item={item.id}
      component={component}
      props={{ ...props, config: item.config }}
      waiting={waiting}
    />
  );
}
