import type { Said } from '@/core/contract/refusal';

/** What an embedded supplier says when something is wrong. */
export interface SandboxWords {
  /** An offer that somebody else was faster with. */
  readonly gone: Said;
  /** An offer that is too old, or not sold any more; as `gone` without it. */
  readonly over?: Said;
  /** An order for an offer that is gone; as `gone` without it. */
  readonly soldOut?: Said;
  readonly priceChanged?: Said;
  /** A search that broke. */
  readonly search: Said;
  /** A price that could not be had. */
  readonly notMade: Said;
  /** An order that it does not know. */
  readonly invalid: Said;
  /** An order whose terms cannot be read; as `search` without it. */
  readonly unreadable?: Said;
  readonly notCancelled: Said;
}
