import type { AnyRoute } from '@tanstack/react-router';
import type { RoutesByPath } from '@tanstack/router-core';
import type { z } from 'zod/mini';
import type { ShellRoute } from './shell-route';
import type { Contributions } from './points';
import type { Sound } from './sound';

type Schema = z.core.$ZodType;
declare const shape: unique symbol;
/** Stands for a shape of data whose type alone is needed. */
export interface ShapeOf<Shape> {
  readonly [shape]?: Shape;
}
/** The shape of `details` in a plugin's bookings: checked by the compiler, nothing at run time. */
export const shapeOf = <Shape>(): ShapeOf<Shape> => ({});

/** What a plugin's routes module exports as default. */
type RoutesModule<R> = { default: (parent: ShellRoute) => R };
type Segment = `/${string}`;

type RoutePaths<R extends AnyRoute> = [R] extends [never] ? never : Extract<keyof RoutesByPath<R>, string>;
type Owned<Root extends string> = Root extends string ? Root | `${Root}/` | `${Root}/${string}` : never;
/** Pages that a menu can open: of the plugin itself, and without a parameter to fill. */
type Linkable<Root extends string, R extends AnyRoute> = Exclude<
  Extract<RoutePaths<R>, Owned<Root>>,
  `${string}$${string}`
>;
type Foreign<Root extends string, R extends AnyRoute> = Exclude<RoutePaths<R>, Owned<Root> | '/' | ''>;
type OwnRoutes<Root extends string, R extends AnyRoute> = [Foreign<Root, R>] extends [never]
  ? unknown
  : { 'route outside the roots of the plugin': Foreign<Root, R> };

/** A plugin as the host holds it. `Root` and `R` carry its paths to typed links. */
export interface Plugin<
  Id extends string = string,
  Root extends string = string,
  R extends AnyRoute = AnyRoute,
  // oxlint-disable-next-line typescript/no-explicit-any -- the types were checked by definePlugin
  Contributed = Contributions<any, any, any>,
> {
  readonly id: Id;
  readonly api: 1;
  readonly roots: readonly Root[];
  readonly config?: Schema;
  // A method, so that a plugin with narrower routes is still a Plugin.
  routes?(): Promise<RoutesModule<R>>;
  readonly contributes: Contributed;
  readonly refusals?: () => Promise<unknown>;
}

/**
 * Declares what a plugin registers. A contribution that names a page the plugin lacks, a field its booking lacks, an
 * unknown point or the id of another one does not compile; nor do routes outside `roots`.
 */
export function definePlugin<
  const Id extends string,
  const Root extends Segment = never,
  Config extends Schema = z.ZodMiniObject<Record<never, never>>,
  Details = unknown,
  R extends AnyRoute = never,
  const Contributed = Record<never, never>,
>(plugin: {
  id: Id;
  /** Version of this interface. */
  api: 1;
  /** Path roots that the plugin owns; no two plugins may own the same. */
  roots?: readonly Root[];
  /** Shape of the plugin's settings for an agency, with a default for each; none without it. */
  config?: Config;
  /** Shape of `details` in the plugin's bookings. */
  details?: ShapeOf<Details>;
  /** Its screens: a module of its own, loaded with the first visit of one of them. */
  routes?: (() => Promise<RoutesModule<R>>) & OwnRoutes<NoInfer<Root>, NoInfer<R>>;
  contributes?: Contributed &
    Contributions<Linkable<NoInfer<Root>, NoInfer<R>>, z.output<Config>, NoInfer<Details>> &
    Sound<NoInfer<Contributed>>;
  /** The reasons that its server answers with: their words come with the first of them. */
  refusals?: () => Promise<unknown>;
}): Plugin<Id, Root, R, Contributed> {
  return { roots: [], contributes: {}, ...plugin } as unknown as Plugin<Id, Root, R, Contributed>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- any plugin, whatever its routes
export type AnyPlugin = Plugin<string, any, any>;
