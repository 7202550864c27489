import type { PluginEntries, PluginEntry, RootsOf } from '../contract/entry';
import type { AnyPlugin, Plugin } from './define';
import type { Nobody } from './sound';

/** How the host finds a plugin without loading it. */
export interface RegistryEntry<P extends Plugin = Plugin> extends PluginEntry {
  readonly load: () => Promise<{ default: P }>;
}
export type Registry = Readonly<Record<string, RegistryEntry<AnyPlugin>>>;

type Loads = Readonly<Record<string, RegistryEntry<AnyPlugin>['load']>>;
type LoadedBy<Load> = Load extends () => Promise<{ default: infer P }> ? P : never;
type Contributed<Load> = {
  [Id in keyof Load]: LoadedBy<Load[Id]> extends { contributes: infer Own } ? Own : never;
};
type Checked<Entries, Load> = {
  [Id in keyof Entries | keyof Load]: Id extends keyof Entries
    ? Id extends keyof Load
      ? LoadedBy<Load[Id]> extends { id: Id; roots: readonly (infer Root)[] }
        ? [Root, RootsOf<Entries[Id]>] extends [RootsOf<Entries[Id]>, Root]
          ? [Nobody<Contributed<Load>, Id>] extends [never]
            ? Load[Id]
            : { 'stands beside nobody': Nobody<Contributed<Load>, Id> }
          : { 'roots differ from those of the entry': Root }
        : { 'the plugin has another id': Id }
      : { 'is never loaded': Id }
    : { 'has no entry': Id };
};

/** The installed plugins with how each is loaded: every one of the entries, and the plugin of that id and those roots. */
export const defineRegistry = <Entries extends PluginEntries, const Load extends Loads>(
  entries: Entries,
  load: Load & Checked<Entries, Load>,
) =>
  Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [id, { ...entry, load: (load as Loads)[id] }]),
  ) as unknown as { readonly [Id in keyof Entries]: Entries[Id] & { readonly load: Load[Id & keyof Load] } };

/** The route types of a registry entry, for typed links across plugins. */
export type RoutesOf<Entry extends { load: unknown }> =
  LoadedBy<Entry['load']> extends Plugin<string, string, infer R> ? R : never;
