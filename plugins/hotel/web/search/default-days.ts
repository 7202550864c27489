/** Days from today to the default arrival, and nights from there. */
export const ARRIVE_IN_DAYS = 14;
export const USUAL_NIGHTS = 2;
