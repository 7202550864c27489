import type { RentalPoint } from '../contract';

/** The address, without the name that it is said under. */
export const addressUnder = ({ name, address }: Pick<RentalPoint, 'name' | 'address'>): string =>
  address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address;

/** A place in one line. */
export const placeText = (point: Pick<RentalPoint, 'name' | 'address'>): string =>
  `${point.name}, ${addressUnder(point)}`;
