import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { apiAtom } from '../api/context';
import { endpoint } from '../contract/endpoint';
import { TypedPageNumber } from '../contract/pages';
import { callOf } from '../query/call';
import { fakeApi, type Input } from '../testing/fake-api';
import { Luggage } from '../ui/pictures/icons';
import { ListTable } from './ListTable';
import { useList } from './use-list';

beforeEach(cleanup);

const Boat = z.object({ id: z.string() });
const listBoats = endpoint({
  ...{ method: 'GET', path: '/api/boats', access: 'user', summary: 'Boats.' },
  query: z.object({
    sail: z.optional(z.string()),
    ...{ offset: z.optional(z.coerce.number()), limit: z.optional(z.coerce.number()) },
  }),
  response: z.object({ data: z.array(Boat), totalCount: z.int() }),
});
const Address = z.object({
  ...{ sail: z.optional(z.string()), open: z.optional(z.string()), page: z.optional(TypedPageNumber) },
  size: z.optional(TypedPageNumber),
});

function Boats() {
  const list = useList(
    Address,
    ['sail'],
    ({ sail }, { from, size }) => callOf(listBoats, { query: { sail, offset: from, limit: size } }),
    { size: 2 },
  );
  return (
    <>
      <button onClick={() => list.change({ sail: 'lateen' })}>Lateen</button>
      <ListTable
        caption="Boats"
        list={list}
        columns={[{ id: 'id', header: 'Boat', cell: ({ id }) => id }]}
        keyOf={({ id }) => id}
        sizes={[2, 4]}
        empty={{ icon: Luggage, title: 'No boat yet' }}
        unmatched={{ title: 'No such boat', clear: 'All boats' }}
        actions={{ nameOf: ({ id }) => id, itemsOf: () => [{ id: 'sink', label: 'Sink' }] }}
      />
    </>
  );
}

/** A harbour of five boats, none of them with a sail. */
async function open(address: string) {
  const boats = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edda'].map((id) => ({ id }));
  const api = fakeApi({
    [listBoats.path]: ({ query = {} }: Input) =>
      query.sail
        ? { data: [], totalCount: 0 }
        : { data: boats.slice(Number(query.offset)).slice(0, Number(query.limit)), totalCount: boats.length },
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const store = createStore();
  store.set(apiAtom, api);
  const root = createRootRoute();
  const at = createRoute({ getParentRoute: () => root, path: '/boats', component: Boats });
  const history = createMemoryHistory({ initialEntries: ['/', address] });
  const router = createRouter({ routeTree: root.addChildren([at]), history });
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </Provider>,
  );
  await screen.findByRole('table', { name: 'Boats' });
  return { api, router };
}

it('asks for the page of its address; another page is a step of its own, another filter none', async () => {
  const { api, router } = await open('/boats?page=2&open=Cleo');
  await screen.findByText('Cleo');
  expect(api.asked[0]!.input.query).toEqual({ offset: 2, limit: 2 });
  expect(screen.getByText('3 to 4 of 5')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('Edda');
  expect(router.state.location.search).toEqual({ page: 3, open: 'Cleo' });
  router.history.back();
  await screen.findByText('Cleo');
  await userEvent.click(screen.getByRole('button', { name: 'Lateen' }));
  await screen.findByRole('heading', { name: 'No such boat' });
  expect(router.state.location.search).toEqual({ sail: 'lateen', open: 'Cleo' });
  expect(api.asked.at(-1)!.input.query).toEqual({ sail: 'lateen', offset: 0, limit: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'All boats' }));
  await screen.findByText('Ada');
  expect(router.state.location.search).toEqual({ open: 'Cleo' });
  router.history.back();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('a page behind the last one leads back to the first', async () => {
  await open('/boats?page=9');
  await screen.findByRole('heading', { name: 'This page is empty' });
  await userEvent.click(screen.getByRole('button', { name: 'To the first page' }));
  await screen.findByText('Ada');
});

it('how many rows stand on a page is said by the address, unless they are as many as always', async () => {
  const { api, router } = await open('/boats?page=2');
  await screen.findByText('Cleo');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows on a page' }), '4');
  await screen.findByText('Ada');
  expect(router.state.location.search).toEqual({ size: 4 });
  expect(api.asked.at(-1)!.input.query).toEqual({ offset: 0, limit: 4 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows on a page' }), '2');
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('a row has a menu with its name', async () => {
  await open('/boats');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Bea' }));
  expect(await screen.findByRole('menuitem', { name: 'Sink' })).toBeTruthy();
});
