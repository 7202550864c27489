import type { Config } from '../../config/config';

/** Where Google keeps the photos that its place search names. */
const GOOGLES = 'https://*.googleusercontent.com';

/** Origins that browsers load photos of places from; another host than Google's has its own. */
export const photoOrigins = ({ url }: NonNullable<Config['placePhotos']>): readonly string[] =>
  new URL(url).hostname.endsWith('.googleapis.com') ? [GOOGLES] : [url];
