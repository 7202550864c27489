/**
 * How many days the server keeps what it does not keep for good, counted from the day that is named. It deletes by these
 * figures, and the privacy page states them.
 */
export const KEPT_DAYS = {
  /** What somebody searched for, since then. */
  searches: 90,
  /** A price that was held for a checkout, since it ended. */
  prices: 7,
  /** A login, since it ended. */
  logins: 1,
  /** A mailed link, since it ended: until then it says that it has been used. */
  links: 7,
  /** An invitation that nobody accepted, since it ended. */
  invitations: 90,
  /** A letter, since it was written. */
  letters: 730,
  /** The papers of a letter, since it was delivered. */
  attachments: 30,
  /** How often an address asked, since the count ended. */
  counters: 1,
  /** Work that is done, since then. */
  jobs: 7,
} as const;
