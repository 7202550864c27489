/** A rating within 0..5 (R060); nonsense counts as 0. */
export const clampRating = (value: number): number =>
  Number.isFinite(value) ? Math.min(5, Math.max(0, value)) : value === Infinity ? 5 : 0;

/** A star in a square of 24. */
export const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z';
