import type { Migration } from '../types';

/** Markups by product, beside the general one of an agency and of a user: hundredths of a percent by product id. */
export const productMarkups: Migration = {
  id: '017-product-markups',
  sql: `
  alter table agency add column product_markups jsonb not null default '{}';
  alter table app_user add column product_markups jsonb not null default '{}';
  `,
};
