/** What can go wrong with a plugin without taking the page with it; shown in the developer panel and reported. */
export type ProblemCode =
  /** The agency's menu names a product that no installed plugin sells. */
  | 'product-unavailable'
  /** An entry of the agency's menu could not be read. */
  | 'bad-menu-item'
  | 'load-failed'
  | 'load-timeout'
  /** The chunk did not export a plugin of the expected id and interface version. */
  | 'not-a-plugin'
  /** The agency's settings do not fit the plugin's schema; its defaults are used. */
  | 'bad-config'
  | 'routes-failed'
  | 'duplicate-contribution'
  | 'unknown-point'
  | 'order-cycle'
  /** A callback of a contribution, such as `when` or `appliesTo`, threw; it is taken to have nothing to say. */
  | 'guard-failed'
  /** A contribution threw while it was drawn. */
  | 'crashed';

export interface Problem {
  readonly code: ProblemCode;
  /** The plugin's id, or the name that matched none. */
  readonly plugin: string;
  readonly detail: string;
  readonly cause?: unknown;
}

export const describeCause = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);
