/** Where a maps site or app shows the place. */
export const mapUrlOf = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
