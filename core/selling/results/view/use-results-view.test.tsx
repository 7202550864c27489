import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { lenient } from '../../../address/use-address';
import type { ResultsAddress, ResultsView } from './use-results-view';
import { Viewed } from './Viewed';

interface Criteria {
  place?: string;
}
interface Filters {
  bags?: string;
}
type View = ResultsView<Criteria, Filters, 'cheapest' | 'best'>;

const address: ResultsAddress<Criteria, Filters, 'cheapest' | 'best'> = {
  to: '/found',
  criteria: z.object({ place: lenient(z.string()) }),
  filters: z.object({ bags: lenient(z.string()) }),
  writeFilters: ({ bags }) => ({ ...(bags && { bags }) }),
  sorts: ['cheapest', 'best'],
};

async function open(path: string) {
  const views: View[] = [];
  let around = 0;
  function Page() {
    around += 1;
    return (
      <Viewed address={address}>
        {(view) => {
          views.push(view);
          return (
            <p>
              {view.sort} {view.page} {view.filters.bags}
            </p>
          );
        }}
      </Viewed>
    );
  }
  const root = createRootRoute();
  const found = createRoute({ getParentRoute: () => root, path: '/found', component: Page });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([found]), history });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  return { views, router, drawnAround: () => around };
}
const pressed = async (press: () => unknown, isThere: () => void) => {
  await act(async () => press());
  await waitFor(isThere);
};

it('a press draws what is below, not the page around, and whatever it is given to press stays the same', async () => {
  const { views, router, drawnAround } = await open('/found?place=LIS&page=3');
  const [first] = views;
  const addressed = (search: object) => () => expect(router.latestLocation.search).toEqual(search);
  await pressed(() => first!.setSort('best'), addressed({ place: 'LIS', sort: 'best' }));
  expect(screen.getByText('best 1')).toBeTruthy();
  // Functions of the first drawing know what was pressed since.
  await pressed(
    () => first!.setFilters({ bags: 'two' }),
    addressed({ place: 'LIS', sort: 'best', bags: 'two' }),
  );
  expect(screen.getByText('best 1 two')).toBeTruthy();
  expect(drawnAround()).toBe(1);
  const last = views.at(-1)!;
  for (const name of ['change', 'setFilters', 'setSort', 'setPage', 'setDetails', 'setSheet'] as const)
    expect(last[name], name).toBe(first![name]);
});

it('an order that there is none of is the first one', async () => {
  await open('/found?sort=dearest');
  expect(screen.getByText('cheapest 1')).toBeTruthy();
});
