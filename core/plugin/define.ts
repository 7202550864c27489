import type { Messages } from '@lingui/core';
import type { AnyRoute } from '@tanstack/react-router';
import type { RoutesByPath } from '@tanstack/router-core';
import type { z } from 'zod/mini';
import type { ActivatedBy } from '../contract/activation';
import type { Language } from '../contract/agency';
import type { ShellRoute } from './shell-route';
import type { Contributions } from './points';

type Schema = z.core.$ZodType;
declare const shape: unique symbol;
/** Stands for a shape of data whose type alone is needed. */
export interface ShapeOf<Shape> {
  readonly [shape]?: Shape;
}
/** The shape of `details` in a plugin's bookings: checked by the compiler, nothing at run time. */
export const shapeOf = <Shape>(): ShapeOf<Shape> => ({});

type LoadWords = (language: Language) => Promise<{ messages: Messages }>;

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
> {
  readonly id: Id;
  readonly api: 1;
  readonly roots: readonly Root[];
  readonly config?: Schema;
  // A method, so that a plugin with narrower routes is still a Plugin.
  routes?(): Promise<RoutesModule<R>>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the types were checked by definePlugin
  readonly contributes: Contributions<any, any, any>;
  readonly messages?: LoadWords;
  readonly screenMessages?: LoadWords;
}

/**
 * Declares what a plugin registers. A contribution that names a route the plugin lacks, a field its booking
 * lacks or an unknown point does not compile; nor do routes outside `roots`.
 */
export function definePlugin<
  const Id extends string,
  const Root extends Segment = never,
  Config extends Schema = z.ZodMiniObject<Record<never, never>>,
  Details = unknown,
  R extends AnyRoute = never,
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
  contributes?: Contributions<Linkable<NoInfer<Root>, NoInfer<R>>, z.output<Config>, NoInfer<Details>>;
  /** The words of the manifest: what the shell shows of the plugin. */
  messages?: LoadWords;
  /** The words of its screens and contributed components, loaded with the first of them; `messages` may hold both. */
  screenMessages?: LoadWords;
}): Plugin<Id, Root, R> {
  return { roots: [], contributes: {}, ...plugin } as unknown as Plugin<Id, Root, R>;
}

/** Whom a plugin has something for: any user, or those who work for the agency. */
export type Audience = 'users' | 'staff';

/** How the host finds a plugin without loading it: eager, so a few bytes each. */
export interface RegistryEntry<P extends Plugin = Plugin> {
  readonly activatedBy: ActivatedBy;
  /** The plugin's roots again, so that a path is known to be its before its code is there. */
  readonly roots: P['roots'];
  /**
   * Pages below the roots that look after what was sold: they stay for as long as there are bookings of it. Every other
   * page sells, and goes when the agency switches the product off.
   */
  readonly servicing?: readonly string[];
  /** Where its menu entry leads. */
  readonly home?: P['roots'][number];
  /** Who has to be signed in before it is loaded, unless one of its pages is visited; without it, nobody. */
  readonly audience?: Audience;
  readonly load: () => Promise<{ default: P }>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any plugin, whatever its routes
export type AnyPlugin = Plugin<string, any, any>;
export type Registry = Readonly<Record<string, RegistryEntry<AnyPlugin>>>;

type LoadedBy<E> = E extends { load: () => Promise<{ default: infer P }> } ? P : never;
type RootsOf<E> = LoadedBy<E> extends Plugin<string, infer Root, AnyRoute> ? Root : never;
type SharedRoots<M, Id extends keyof M> = Extract<
  RootsOf<M[Id]>,
  { [Other in Exclude<keyof M, Id>]: RootsOf<M[Other]> }[Exclude<keyof M, Id>]
>;
type Checked<M> = {
  [Id in keyof M & string]: LoadedBy<M[Id]> extends Plugin<Id, infer Root, AnyRoute>
    ? [SharedRoots<M, Id>] extends [never]
      ? {
          activatedBy: ActivatedBy;
          roots: readonly Root[];
          servicing?: readonly (Root | `${Root}/${string}`)[];
          home?: Root;
          audience?: Audience;
          load: () => Promise<{ default: LoadedBy<M[Id]> }>;
        }
      : { 'root owned by two plugins': SharedRoots<M, Id> }
    : { 'registry key differs from the plugin id': Id };
};

/** The installed plugins. Every key is the id of the plugin it loads, and every root has one owner. */
export const defineRegistry = <const M extends Registry>(entries: M & Checked<M>): M => entries;

/** The route types of a registry entry, for typed links across plugins. */
export type RoutesOf<E> = LoadedBy<E> extends Plugin<string, string, infer R> ? R : never;
