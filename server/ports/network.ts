/** What requests of one caller are counted under: whoever has an IPv6 address has all of its `/64`, and may have a `/48`. */
export interface Network {
  /** An IPv4 address, or the `/64` of an IPv6 one. */
  readonly near: string;
  /** The `/48` of an IPv6 address; null for IPv4. */
  readonly wide: string | null;
}
