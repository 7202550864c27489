import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { askedOf } from '@/core/testing/fake-api';
import { findTitles, getActivity, searchActivities, storeSearch } from '../../contract';
import { activityApi } from '../testing/fake-api';
import { aCard, LISBON } from '../testing/fixtures';
import { openScreen } from '../testing/open-screen';

vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 8000 });

const PAGE = `/booknow/activities?${new URLSearchParams({ destination: LISBON.destinationId, name: 'Lisbon' }).toString()}`;
const what = () => screen.findByRole('combobox', { name: /^What are you looking for/ });

describe('what somebody wants to do', () => {
  it('R324 is suggested by title while it is typed, announced, and opened by keys', async () => {
    const api = activityApi();
    await openScreen(PAGE, api);
    await userEvent.type(await what(), 'alfama');
    expect((await screen.findByRole('option')).textContent).toBe(aCard().title);
    expect(await screen.findByText('1 activity found')).toBeTruthy();
    // One question when the typing pauses, not one for each letter.
    expect(askedOf(api, findTitles.path).map(({ input }) => input.body)).toEqual([
      { destinationId: LISBON.destinationId, text: 'alfama' },
    ]);
    await userEvent.keyboard('{ArrowDown}');
    const option = screen.getByRole('option');
    expect((await what()).getAttribute('aria-activedescendant')).toBe(option.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(askedOf(api, getActivity.path)).toHaveLength(1));
  });

  it('R324 R349 Enter on what was typed searches for it, and Escape only closes the list', async () => {
    const api = activityApi();
    await openScreen(PAGE, api);
    await userEvent.type(await what(), 'alfama');
    await screen.findByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(askedOf(api, searchActivities.path)[0]?.input.body).toMatchObject({ title: 'alfama' }),
    );
    expect(askedOf(api, storeSearch.path)[0]!.input.body).toEqual({
      destinationId: LISBON.destinationId,
      destinationName: 'Lisbon',
    });
  });
});

it('the switch of days says what was chosen', async () => {
  await openScreen(PAGE);
  await userEvent.click(await screen.findByRole('button', { name: 'Any day' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'One day', hidden: true }));
  expect(await screen.findByRole('button', { name: 'One day' })).toBeTruthy();
});
