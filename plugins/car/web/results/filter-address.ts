import { codesLike, someOf, writeFilters as write, writeList } from '@/core/results/filter-address';
import { BAGS, FEATURES, POLICIES, PRICES, SEATS, type Filters } from './filters';

/** Filters as they stand in the address, read tolerantly: words with commas between them. */
export const filterShape = {
  price: someOf(PRICES),
  sizes: codesLike(/^[a-z][a-z-]{1,29}$/),
  seats: someOf(SEATS),
  bags: someOf(BAGS),
  features: someOf(FEATURES),
  policies: someOf(POLICIES),
  points: codesLike(/^[a-z]+:[\w-]{2,60}$/),
  vendors: codesLike(/^[A-Z0-9]{2,8}$/),
};

/** The same in the other direction. */
export const writeFilters = (filters: Filters): Record<string, string> =>
  write(filters, {
    price: writeList,
    sizes: writeList,
    seats: writeList,
    bags: writeList,
    features: writeList,
    policies: writeList,
    points: writeList,
    vendors: writeList,
  });
