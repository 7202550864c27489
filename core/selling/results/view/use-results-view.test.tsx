import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
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
const pressed = (press: () => unknown) =>
  act(async () => {
    press();
    await new Promise((painted) => setTimeout(painted, 60));
  });

it('a press draws what is below, not the page around, and whatever it is given to press stays the same', async () => {
  const { views, router, drawnAround } = await open('/found?place=LIS&page=3');
  const [first] = views;
  await pressed(() => first!.setSort('best'));
  expect(screen.getByText('best 1')).toBeTruthy();
  await pressed(() => first!.setFilters({ bags: 'two' }));
  expect(screen.getByText('best 1 two')).toBeTruthy();
  // Functions of the first drawing know what was pressed since.
  expect(router.latestLocation.search).toEqual({ place: 'LIS', sort: 'best', bags: 'two' });
  expect(drawnAround()).toBe(1);
  const last = views.at(-1)!;
  for (const name of ['change', 'setFilters', 'setSort', 'setPage', 'setDetails', 'setSheet'] as const)
    expect(last[name], name).toBe(first![name]);
});
