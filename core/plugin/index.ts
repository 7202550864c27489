export { definePlugin, defineRegistry, shapeOf } from './define';
export type { AnyPlugin, Audience, Plugin, Registry, RegistryEntry } from './define';
export { defineBookings } from './points/bookings-lists';
export type * from './points';
