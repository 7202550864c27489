import type { Migration } from '../types';

/** The agency's fee by product, instead of its general one: minor units of its currency by product id. */
export const productFees: Migration = {
  id: '041-product-fees',
  sql: `alter table agency add column product_fees jsonb not null default '{}';`,
};
