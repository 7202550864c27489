const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** For how long answers are kept: "Update frequency" of the document, which says what is asked for how often at most. */
export const KEPT_FOR = {
  /** What has changed of them is dropped every quarter of an hour; this is where that fails. */
  product: DAY_MS,
  schedule: 6 * HOUR_MS,
  destinations: 7 * DAY_MS,
  tags: 7 * DAY_MS,
  /** Sooner where a product has another number of them. */
  reviews: 7 * DAY_MS,
  locations: 30 * DAY_MS,
  questions: 30 * DAY_MS,
  reasons: 7 * DAY_MS,
  /** At most; each says itself when it ends. */
  rates: DAY_MS,
} as const;

/** How often it is read what has changed of its products and timetables. */
export const CATALOGUE_EVERY_MS = 15 * 60_000;
