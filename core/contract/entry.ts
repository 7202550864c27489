import type { ActivatedBy } from './site/activation';
import type { CORE_PATHS, ServerPath, SparePath } from './paths';

/** Whom a plugin has something for: any user, or those who work for the agency. */
export type Audience = 'users' | 'staff';

/** What browser and server know of an installed plugin without any of its code: a few bytes each. */
export interface PluginEntry<Root extends string = string> {
  readonly activatedBy: ActivatedBy;
  /** The paths that it owns, with what lies below; no two plugins own the same. */
  readonly roots: readonly Root[];
  /**
   * Pages below the roots that look after what was sold: they stay for as long as there are bookings of it. Every other
   * page sells, and goes when the agency switches the product off.
   */
  readonly servicing?: readonly string[];
  /** Where its menu entry leads. */
  readonly home?: string;
  /** Who has to be signed in before it is loaded, unless one of its pages is visited; without it, nobody. */
  readonly audience?: Audience;
}
export type PluginEntries = Readonly<Record<string, PluginEntry>>;

export type RootsOf<Entry> = Entry extends PluginEntry<infer Root> ? Root : never;
type MenuOf<Entry> = Entry extends { activatedBy: { menu: infer Name extends string } }
  ? Lowercase<Name>
  : never;

type HomeOf<Entry> = Entry extends { home: infer Home } ? Home : never;
type ServicingOf<Entry> = Entry extends { servicing: readonly (infer Page)[] } ? Page : never;

type Inside<Root extends string> = Root | `${Root}/${string}`;
/** The path itself and all below it, in any letter case (G16). */
type Holds<Root extends string> = Inside<Lowercase<Root>>;
/** Those of `A` that lie in one of `B`, or hold one of them. */
type Overlap<A extends string, B extends string> = A extends string
  ? B extends string
    ? Lowercase<A> extends Holds<B>
      ? A
      : Lowercase<B> extends Holds<A>
        ? A
        : never
    : never
  : never;
type Fixed<Path extends string> = Path extends `${infer Start}/$${string}` ? Start : Path;
/** What the core and the server answer themselves, without the parts that differ. */
type Taken = Fixed<Exclude<(typeof CORE_PATHS)[number], SparePath>> | ServerPath;

type OfOthers<Entries, Id extends keyof Entries> = Entries[Exclude<keyof Entries, Id>];
type Problems<Entries, Id extends keyof Entries> =
  | Problem<'root that is not a path', Exclude<RootsOf<Entries[Id]>, `/${string}`>>
  | Problem<'root that the core or the server owns', Overlap<RootsOf<Entries[Id]>, Taken>>
  | Problem<'root of two plugins', Overlap<RootsOf<Entries[Id]>, RootsOf<OfOthers<Entries, Id>>>>
  | Problem<'home that is not a root', Exclude<HomeOf<Entries[Id]>, RootsOf<Entries[Id]>>>
  | Problem<'page outside the roots', Exclude<ServicingOf<Entries[Id]>, Inside<RootsOf<Entries[Id]>>>>
  | Problem<'menu name of two plugins', MenuOf<Entries[Id]> & MenuOf<OfOthers<Entries, Id>>>;
type Problem<What extends string, Found> = [Found] extends [never] ? never : Record<What, Found>;

type Checked<Entries> = {
  [Id in keyof Entries]: [Problems<Entries, Id>] extends [never] ? unknown : Problems<Entries, Id>;
};

/** The installed plugins, each with its own roots and menu name; what two would share does not compile. */
export const defineEntries = <const Entries extends PluginEntries>(
  entries: Entries & Checked<Entries>,
): Entries => entries;
