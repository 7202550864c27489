import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOverlay } from './use-overlay';

function Found() {
  const [open, setOpen] = useOverlay('dates');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      )}
    </>
  );
}

/** A page that somebody came to from another one; a step back takes its time, as in a browser. */
async function open() {
  const root = createRootRoute();
  const found = createRoute({ getParentRoute: () => root, path: '/found', component: Found });
  const before = createRoute({ getParentRoute: () => root, path: '/before', component: () => 'Before' });
  const history = createMemoryHistory({ initialEntries: ['/before', '/found'] });
  const { back } = history;
  history.back = () => void setTimeout(back, 50);
  const router = createRouter({ routeTree: root.addChildren([found, before]), history });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  const isOver = () => router.latestLocation.state.resultsOverlay === 'dates';
  return { router, isOver };
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const closed = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
/** Longer than any step takes. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

it('closes for who presses before its entry is in the address, or twice, and never leaves the page', async () => {
  const { router, isOver } = await open();
  await press('Open');
  expect(isOver()).toBe(false);
  await press('Close');
  await closed();
  await settled();
  expect([router.latestLocation.pathname, isOver()]).toEqual(['/found', false]);
  await closed();

  await press('Open');
  await waitFor(() => expect(isOver()).toBe(true));
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => {
    close.click();
    close.click();
  });
  await settled();
  expect([router.latestLocation.pathname, isOver()]).toEqual(['/found', false]);
  await closed();
});

it('opens nothing over the page to which somebody has gone meanwhile', async () => {
  const { router, isOver } = await open();
  await press('Open');
  await act(() => router.navigate({ to: '/before' } as never));
  await settled();
  expect([router.latestLocation.pathname, isOver()]).toEqual(['/before', false]);
});
