import { allCountries } from '@/server/reference';
import { handle } from '@/server/ports/handle';
import { findCountries, getStaticData, type VehicleSize } from '../../contract';
import { ACCESSORY_PRICES, CLASSES } from '../sandbox/fleet';

/** What other suppliers have beside the fleet of the embedded one. */
const OTHER_SIZES = [{ size: 'special', name: 'Special vehicle' }] as const satisfies readonly {
  size: VehicleSize;
  name: string;
}[];

/** R289 */
export const countriesHandler = handle(findCountries, async () =>
  allCountries().map(({ name, code }) => ({ name, code })),
);

/** R290 */
export const staticDataHandler = handle(getStaticData, async () => ({
  data: {
    vehicleSizes: [...CLASSES, ...OTHER_SIZES].map(({ size, name }) => ({ id: size, name })),
    accessories: ACCESSORY_PRICES.map(({ code, name, max }) => ({ code, name, max })),
  },
}));
