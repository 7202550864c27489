import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { askedOf } from '@/core/testing/fake-api';
import { staleAmounts } from '@/core/testing/translator';
import { refusal } from '@/core/testing/refusal';
import { checkAvailability, getActivity, getActivityReviews } from '../../contract';
import { activityRefusals } from '../../contract/refusals';
import { activityApi } from '../testing/fake-api';
import { aCard, ASKING, REVIEWS, SEARCH, someDetails } from '../testing/fixtures';
import { openScreen } from '../testing/open-screen';

vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 8000 });

const page = (more: Record<string, string> = {}) =>
  `/booknow/activities/result-details/${aCard().productCode}?${new URLSearchParams({ ...SEARCH, ...more }).toString()}`;

describe('the page of an activity', () => {
  it('R325 says what happens, what is in the price, whom it takes and what cancelling gives back', async () => {
    await openScreen(page());
    expect(await screen.findByRole('heading', { level: 1, name: aCard().title })).toBeTruthy();
    for (const text of [
      /^Walk through the oldest part of the city/,
      'Guide who lives there',
      'Tips',
      'Children: Ages 6 to 17',
      'Full refund if you cancel at least 24 hours before it starts.',
      'No refund after that.',
    ])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('each part of the page is led to by its own name', async () => {
    await openScreen(page());
    const nav = await screen.findByRole('navigation', { name: 'Parts of this page' });
    for (const link of within(nav).getAllByRole('link')) {
      const part = document.getElementById(link.getAttribute('href')!.slice(1))!;
      expect([link.textContent, part.textContent]).toEqual([
        link.textContent,
        expect.stringContaining(link.textContent),
      ]);
    }
  });

  it('no amount of the page of an activity goes stale where a browser has translated the page', async () => {
    const { store } = await openScreen(page());
    await screen.findByRole('heading', { level: 1, name: aCard().title });
    expect(await staleAmounts(store)).toEqual([]);
  });

  it('shows what guests wrote, each in its language, with who has it, and more when asked', async () => {
    const api = activityApi({
      [getActivityReviews.path]: ({ query }: { query?: { page?: number } }) => ({
        data: REVIEWS.map((review) => ({ ...review, id: `${review.id}-${query?.page}` })),
        total: 12,
      }),
    });
    await openScreen(page(), api);
    const [written] = await screen.findAllByText('Voltaremos');
    expect(written!.getAttribute('lang')).toBe('pt');
    expect(screen.getByText('Michele_H · Sep 2, 2026 · Viator · Booked there')).toBeTruthy();
    expect(screen.getByText('walker12 · Nov 5, 2026 · Tripadvisor')).toBeTruthy();
    expect(screen.getByText('Thank you for walking with us')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'More reviews' }));
    expect(await screen.findAllByText('Voltaremos')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull();
  });

  it('keeps who has pressed for more reviews at the button until they are there', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const api = activityApi({
      [getActivityReviews.path]: async ({ query }: { query?: { page?: number } }) => {
        if (query?.page === 2) await arrived;
        return {
          data: REVIEWS.map((review) => ({ ...review, id: `${review.id}-${query?.page}` })),
          total: 12,
        };
      },
    });
    await openScreen(page(), api);
    const more = await screen.findByRole('button', { name: 'More reviews' });
    await userEvent.click(more);
    expect([more.isConnected, more.getAttribute('aria-busy')]).toEqual([true, 'true']);
    expect(document.activeElement).toBe(more);
    arrive();
    await vi.waitFor(() => expect(screen.getAllByText('Voltaremos')).toHaveLength(2));
  });

  it('asks a supplier that gives no reviews for none, and tells how many stars were given', async () => {
    const api = activityApi({ [getActivity.path]: { data: someDetails(), givesReviews: false } });
    await openScreen(page(), api);
    expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeTruthy();
    expect(screen.getByText('5 stars')).toBeTruthy();
    expect(askedOf(api, getActivityReviews.path)).toEqual([]);
  });

  it('R325 says where it begins and where guests are picked up', async () => {
    const { pickup } = ASKING;
    await openScreen(
      page(),
      activityApi({ [getActivity.path]: { data: someDetails({ pickup }), givesReviews: true } }),
    );
    for (const place of ['Largo das Portas do Sol', 'Rossio', 'Belém'])
      expect((await screen.findAllByText(place)).length, place).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'Pick-up' })).toBeTruthy();
    expect(screen.getByText(/^You will be picked up at one of these places/)).toBeTruthy();
  });

  it('R325 has a calendar of its days, and asks who takes part', async () => {
    await openScreen(page());
    expect(await screen.findByRole('button', { name: /^Friday, March 12, 2027/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Who takes part?' })).toBeTruthy();
    for (const who of ['Adults', 'Children', 'Seniors'])
      expect(screen.getByRole('group', { name: who })).toBeTruthy();
  });

  it('R326 only days on which there is room can be chosen', async () => {
    const { router } = await openScreen(page());
    const before = router.history.length;
    const full = await screen.findByRole('button', { name: 'Monday, March 1, 2027, not available' });
    await userEvent.click(full);
    expect(router.state.location.search).not.toHaveProperty('date');
    await userEvent.click(screen.getByRole('button', { name: /^Tuesday, March 16, 2027, from \$29/ }));
    expect(router.state.location.search).toMatchObject({ date: '2027-03-16' });
    // Back leaves the page, whatever was chosen on it.
    expect(router.history.length).toBe(before);
  });

  it('R330 asks what is free for all who take part, and leads to the checkout with the price', async () => {
    const api = activityApi();
    await openScreen(page({ date: '2027-03-12', travelers: 'ADULT.2_CHILD.1' }), api);
    const option = within(await screen.findByRole('article', { name: '9:30 AM, Small group' }));
    expect(askedOf(api, checkAvailability.path)[0]!.input.body).toEqual({
      productCode: aCard().productCode,
      date: '2027-03-12',
      travelers: { ADULT: 2, CHILD: 1 },
    });
    const href = option.getByRole('link', { name: /^Book now: Small group/ }).getAttribute('href')!;
    const address = new URL(href, 'http://x').searchParams;
    expect(address.get('total')).toBe('7600');
    expect(address.get('option')).toBe('option.sealed');
  });

  it('R327 R328 who cannot take part is told why, and nothing is asked', async () => {
    const api = activityApi();
    await openScreen(page({ date: '2027-03-12', travelers: 'CHILD.2' }), api);
    expect(await screen.findByText('Must be accompanied by an adult', { selector: '[role] *' })).toBeTruthy();
    expect(screen.getByText('This activity has a minimum age of 6')).toBeTruthy();
    expect(askedOf(api, checkAvailability.path)).toHaveLength(0);
  });

  it('a day without room says so and what to do', async () => {
    const none = refusal(409, 'CONFLICT', activityRefusals.notOnDate);
    await openScreen(page({ date: '2027-03-12' }), activityApi({ [checkAvailability.path]: none }));
    expect(await screen.findByText(/Product is not available on this date/)).toBeTruthy();
    expect(screen.getByText(/Choose another day or fewer people/)).toBeTruthy();
  });

  it('R325 one that is not there leads to others', async () => {
    const gone = refusal(404, 'NOT_FOUND', activityRefusals.notFound);
    await openScreen(page(), activityApi({ [getActivity.path]: gone }));
    expect(await screen.findByRole('heading', { name: 'Activity not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search activities' })).toBeTruthy();
  });

  it('manual confirmation is said before anything is chosen', async () => {
    const slow = someDetails({ instant: false });
    await openScreen(page(), activityApi({ [getActivity.path]: { data: slow, givesReviews: true } }));
    expect((await screen.findAllByText('Confirmed within 48 hours')).length).toBeGreaterThan(0);
  });
});
