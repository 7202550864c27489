/** A rating within 0..5 (R060); nonsense counts as 0. */
export const clampRating = (value: number): number =>
  Number.isFinite(value) ? Math.min(5, Math.max(0, value)) : value === Infinity ? 5 : 0;
