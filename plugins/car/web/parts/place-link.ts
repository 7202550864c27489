import type { PointSummary } from '../../contract';

/** Where a maps site or app shows the place. */
export const mapUrlOf = ({ latitude, longitude }: Pick<PointSummary, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
