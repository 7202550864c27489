/** Whole numbers by product id, as a database column holds them; what is outside these bounds is left out. */
export const readByProduct = (
  stored: unknown,
  least: number,
  most: number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      (entry): entry is [string, number] =>
        Number.isInteger(entry[1]) && entry[1] >= least && entry[1] <= most,
    ),
  );
