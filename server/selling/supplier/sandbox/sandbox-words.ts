/** What an embedded supplier says when something is wrong. */
export interface SandboxWords {
  /** An offer that somebody else was faster with. */
  readonly gone: string;
  /** An offer that is too old, or not sold any more; as `gone` without it. */
  readonly over?: string;
  /** An order for an offer that is gone; as `gone` without it. */
  readonly soldOut?: string;
  readonly priceChanged?: string;
  /** A search that broke. */
  readonly search: string;
  /** A price that could not be had. */
  readonly notMade: string;
  /** An order that it does not know. */
  readonly invalid: string;
  /** An order whose terms cannot be read; as `search` without it. */
  readonly unreadable?: string;
  readonly notCancelled: string;
}
