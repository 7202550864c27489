/** Letters, digits and hyphens of a locator, as the name of a file; without one, of the booking's id. */
export const fileName = (locator: string | null, bookingId: string, extension: string): string =>
  `${(locator ?? bookingId).replace(/[^\w-]/g, '') || 'booking'}.${extension}`;
