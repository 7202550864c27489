import { allCountries } from '@/server/reference';
import { handle } from '@/server/ports/handle';
import { findCountries, getStaticData } from '../../contract';
import { ACCESSORIES, SIZE_NAMES } from '../../face/kinds';

/** R289 */
export const countriesHandler = handle(findCountries, async () =>
  allCountries().map(({ name, code }) => ({ name, code })),
);

/** R290 */
export const staticDataHandler = handle(getStaticData, async () => ({
  data: {
    vehicleSizes: Object.entries(SIZE_NAMES).map(([id, name]) => ({ id, name })),
    accessories: [...ACCESSORIES],
  },
}));
