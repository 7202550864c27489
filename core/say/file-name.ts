const plain = (text: string): string => text.replace(/[^\w-]/g, '');

/**
 * What a file about a booking is called: the agency and the locator (without one the booking's id), letters, digits and
 * hyphens only, so that it never leads out of its folder.
 */
export const fileName = (
  { subdomain }: { subdomain: string },
  locator: string | null,
  bookingId: string,
  extension: string,
): string =>
  `${[plain(subdomain), plain(locator ?? bookingId) || 'booking'].filter(Boolean).join('-')}.${extension}`;
