export { definePlugin, shapeOf } from './define';
export type { AnyPlugin, Plugin } from './define';
export { defineRegistry } from './registry';
export type { Registry, RegistryEntry } from './registry';
export { defineBookings } from './points/bookings-lists';
export type * from './points';
