/** What one call came to, as far as the line to a supplier is concerned. */
export interface Heard {
  /** Of the answer, as HTTP has it. */
  readonly status: number;
  /** For how long no more calls are wanted, in milliseconds; null where nothing was said of it. See `retryAfterMs`. */
  readonly retryAfterMs?: number | null;
}

/** Carries calls to one supplier. */
export interface Carrier {
  /**
   * Makes the call once there is room for it and no pause was asked for; what was not taken in (429) is sent again after a short one. Throws LineBusy where it was not made, otherwise what `send` throws. `signal` is
   * the caller's own: who aborts it for its own reasons says nothing of the supplier, whose time is over does. `operation` names what is asked
   * for: suppliers count the calls of each by themselves, so a pause is of that one.
   */
  carry<T extends Heard>(send: () => Promise<T>, signal: AbortSignal, operation?: string): Promise<T>;
}

/** The way to one supplier outside of this process. */
export interface Line {
  /** What can be had, and what it costs: let go of at once while the supplier is silent. */
  readonly sales: Carrier;
  /** What is or may be bought: always tried, with room of its own. */
  readonly orders: Carrier;
}

/** The lines of this process. */
export interface Lines {
  /** The one line to this supplier for this product, by their ids. */
  to(product: string, supplier: string): Line;
}
