import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { askedOf } from '@/core/testing/fake-api';
import { refusal } from '@/core/testing/refusal';
import { staleAmounts } from '@/core/testing/translator';
import { searchActivities, storeSearch } from '../../contract';
import { activityRefusals } from '../../contract/refusals';
import { activityApi, FOUND } from '../testing/fake-api';
import { aCard, SEARCH } from '../testing/fixtures';
import { openScreen } from '../testing/open-screen';
import { RESULTS } from '../search/criteria';

vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 8000 });

const PAGE = `${RESULTS}?${new URLSearchParams(SEARCH).toString()}`;

describe('the results of a search of activities', () => {
  it('R314 asks for the destination and the days of the address, and names the place', async () => {
    const api = activityApi();
    await openScreen(PAGE, api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Things to do in Lisbon' })).toBeTruthy();
    expect(askedOf(api, searchActivities.path)[0]!.input.body).toEqual({
      destinationId: SEARCH.destination,
      from: SEARCH.from,
      to: SEARCH.to,
    });
    const [card] = await screen.findAllByRole('article');
    expect(card!.textContent).toContain('Alfama on foot');
    expect(card!.textContent).toContain('Free cancellation');
  });

  it('no amount of the list goes stale where a browser has translated the page', async () => {
    const { store } = await openScreen(PAGE);
    await screen.findAllByRole('article');
    expect(await staleAmounts(store)).toEqual([]);
  });

  it('R317 a failure leaves nothing, says so and can be tried again', async () => {
    const failing = refusal(502, 'UPSTREAM_FAILED', activityRefusals.wrong);
    let isDown = true;
    await openScreen(PAGE, activityApi({ [searchActivities.path]: () => (isDown ? failing : FOUND) }));
    expect(await screen.findByText('We could not search activities')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect((await screen.findAllByRole('article')).length).toBe(1);
  });

  it('R318 a filter narrows what is there, and its chip takes it away again', async () => {
    const data = [
      aCard(),
      aCard({ productCode: 'short', title: 'A short one', duration: { least: 30, most: 30 } }),
    ];
    const { router } = await openScreen(
      `${PAGE}&durations=upTo1Hour`,
      activityApi({ [searchActivities.path]: { ...FOUND, data, totalRecords: 2 } }),
    );
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('article').textContent).toContain('A short one');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Clear filters' }))[0]!);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('durations'));
  });

  it('R349 a search that somebody starts is kept among the recent ones', async () => {
    const api = activityApi();
    await openScreen(PAGE, api);
    await userEvent.click(await screen.findByRole('button', { name: 'Search activities' }));
    await waitFor(() => expect(askedOf(api, storeSearch.path)).toHaveLength(1));
    expect(askedOf(api, storeSearch.path)[0]!.input.body).toMatchObject({
      destinationId: SEARCH.destination,
      destinationName: 'Lisbon',
      from: SEARCH.from,
    });
  });

  it('R314 without a destination nothing is asked, and the form says what is missing', async () => {
    const api = activityApi();
    await openScreen(RESULTS, api);
    await userEvent.click(await screen.findByRole('button', { name: 'Search activities' }));
    expect((await screen.findAllByText('Activity location is required')).length).toBeGreaterThan(0);
    expect(askedOf(api, searchActivities.path)).toHaveLength(0);
  });
});
