import { test } from 'vitest';
import { manyOffers } from '../../testing/fixtures';
import { facetsOf } from '../filters/facets';
import type { Filters } from '../filters/filters';
import { tableOf } from '../table/result-table';
import { viewOf } from './view';

/** What a press on a filter or an order costs before anything is drawn: `npx vitest bench --project 'unit*'`. */
test('a thousand offers', async ({ bench }) => {
  const offers = manyOffers(1000);
  const table = tableOf(offers);
  const filters: Filters = {
    stops: 'one',
    price: { most: 1200, currency: 'USD' },
    leave: { 0: [300, 1200] },
    longest: 2500,
    avoid: ['CDG'],
  };
  await bench.compare(
    bench('are put in order, once a batch', () => void tableOf(offers)),
    bench('are counted for the filters, once a batch', () => void facetsOf(table)),
    bench('are counted beside five filters, once a press', () => void facetsOf(table, filters)),
    bench('by price', () => void viewOf(table, {}, 'cheapest', 1)),
    bench('by what is best', () => void viewOf(table, {}, 'best', 1)),
    bench('by duration', () => void viewOf(table, {}, 'quickest', 1)),
    bench('through five filters', () => void viewOf(table, filters, 'best', 1)),
  );
});
