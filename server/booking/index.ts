import './tables';

export { createBookingEngine, type RecoveringEngine } from './engine';
export { readFailpoints, FAILPOINTS, CALLS, Crash, type Failpoint } from './outside/failpoints';
export { bookingMigrations } from './migration';
export type { EngineParts, Raised } from './parts';
export type { Recovery } from './recovery';
export type * from '../ports/booking';
