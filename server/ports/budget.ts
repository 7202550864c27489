/** How often something rare may be tried, counted for all processes together. */
export interface Budget {
  /** Takes one; false when there was none left. */
  take(key: string): Promise<boolean>;
  /** Takes one. Throws HttpError 429 when there was none left. */
  spend(key: string): Promise<void>;
  /** Gives back one that was taken for what need not be counted. */
  giveBack(key: string): Promise<void>;
}
