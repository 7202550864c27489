/** What the installed plugins call what stands in the log; null for what none of them has words for. */
export interface Known {
  /** What a plugin's server wrote down. */
  logged: (name: string) => string | null;
  /** A product by its id or its name in menus. */
  product: (name: string) => string | null;
  status: (word: string) => string | null;
}
