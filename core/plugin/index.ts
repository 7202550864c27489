export { definePlugin, defineRegistry, shapeOf } from './define';
export type { AnyPlugin, Plugin, Registry, RegistryEntry } from './define';
export type * from './points';
