/** Where a stay stands among trips whose property has told no times; never shown. */
export const USUAL = { in: '16:00', out: '10:00' };
