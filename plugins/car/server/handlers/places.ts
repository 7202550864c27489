import { allCountries } from '@/server/reference';
import { handle } from '@/server/ports/handle';
import { findCountries, getStaticData } from '../../contract';
import { ACCESSORY_PRICES, CLASSES } from '../sandbox/fleet';

/** R289 */
export const countriesHandler = handle(findCountries, async () =>
  allCountries().map(({ name, code }) => ({ name, code })),
);

/** R290 */
export const staticDataHandler = handle(getStaticData, async () => ({
  data: {
    vehicleSizes: CLASSES.map(({ size, name }) => ({ id: size, name })),
    accessories: ACCESSORY_PRICES.map(({ code, name, max }) => ({ code, name, max })),
  },
}));
