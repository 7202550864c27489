import { carRefusals } from '../../contract/refusals';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { said } from '@/core/testing/said';
import { staleAmounts } from '@/core/testing/translator';
import { askedOf } from '@/core/testing/fake-api';
import { requestRefusals } from '@/core/contract/refusals/request';
import { refusal } from '@/core/testing/refusal';
import { carDetails, getDetailsFromTempUrl, tempUrlOf } from '../../contract';
import { carApi } from '../testing/fake-api';
import { DETAILS, RENTAL } from '../testing/fixtures';
import { openScreen } from '../testing/open-screen';

const TRIP = new URLSearchParams(Object.entries(RENTAL).map(([name, value]) => [name, String(value)]));
const OFFER = `/booknow/cars/result-details?${TRIP.toString()}&offer=${DETAILS.id}`;

vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 8000 });
afterEach(() => vi.restoreAllMocks());

const shared = { [getDetailsFromTempUrl.path]: { data: { offer: DETAILS, tempUrl: tempUrlOf(DETAILS.id) } } };
const title = () => screen.findByRole('heading', { level: 1, name: /^Compact/ });

describe('one car', () => {
  it('R309 an address that was shared is asked for by that address', async () => {
    const api = carApi(shared);
    await openScreen(tempUrlOf(DETAILS.id), api);
    await title();
    expect(askedOf(api, getDetailsFromTempUrl.path)[0]!.input.body).toEqual({ url: tempUrlOf(DETAILS.id) });
    expect(askedOf(api, carDetails.path)).toEqual([]);
  });

  it('says what is covered, what to bring, and until when it may be given up, in the place’s own time', async () => {
    await openScreen(OFFER);
    await title();
    const covered = screen.getByRole('list', { name: 'Included coverage' });
    expect(within(covered).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText(/^Free cancellation until Mar 10, 10:00 AM \(Lisbon time\)\.$/)).toBeTruthy();
    expect(
      screen.getByText(
        said(/^After that, and until Mar 12, 10:00 AM \(Lisbon time\), canceling costs \$45\.00/),
      ),
    ).toBeTruthy();
    expect(screen.getByText('A driver’s license, held for at least 1 year')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Humberto Delgado/ })).toBeTruthy();
  });

  it('no amount of the page of a car goes stale where a browser has translated the page', async () => {
    const { store } = await openScreen(OFFER);
    await title();
    expect(await staleAmounts(store)).toEqual([]);
  });

  it('adds extras to the price and to the address, and takes them along to the checkout', async () => {
    const { router } = await openScreen(OFFER);
    await title();
    await userEvent.click(screen.getByRole('button', { name: 'More: Child seat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'More: Child seat' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Roadside assistance/ }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ accessories: 'CST.2', coverages: 'RSA' }),
    );
    // 289.60 + 2 × 63 + 31.50, in the summary and in the bar of a phone.
    expect((await screen.findAllByText('$447.10')).length).toBeGreaterThan(1);
    const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Continue' });
    const to = new URL(link!.href);
    expect(to.pathname).toBe('/booknow/Cars/checkout');
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      offer: DETAILS.id,
      accessories: 'CST.2',
      coverages: 'RSA',
      // The car alone: what was added is priced there again.
      total: '28960',
      currency: 'USD',
      from: RENTAL.from,
    });
  });

  it('the opening hours of one desk stand once, those of two desks twice', async () => {
    const hours = () => screen.findAllByText('Opening hours');
    const { unmount } = await openScreen(OFFER);
    await title();
    expect(await hours()).toHaveLength(1);
    unmount();
    const elsewhere = { ...DETAILS, dropOff: { ...DETAILS.dropOff, id: 'elsewhere' } };
    const answer = { data: { offer: elsewhere, tempUrl: tempUrlOf(DETAILS.id) } };
    await openScreen(OFFER, carApi({ [carDetails.path]: answer }));
    await title();
    expect(await hours()).toHaveLength(2);
  });

  it('a stepper stops at the most that one rental may have', async () => {
    await openScreen(`${OFFER}&accessories=CST.9`);
    await title();
    expect(screen.getByRole('button', { name: 'More: Child seat' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(screen.getByText('Max 3')).toBeTruthy();
  });

  it.each([
    ['is gone', refusal(410, 'OFFER_GONE', carRefusals.gone)],
    ['never was', refusal(422, 'INVALID_REQUEST', carRefusals.invalid)],
  ])('one that %s says so and leads back to the others', async (_, error) => {
    await openScreen(OFFER, carApi({ [carDetails.path]: error }));
    expect(await screen.findByRole('heading', { level: 1, name: carRefusals.gone.message })).toBeTruthy();
    const back = screen.getByRole<HTMLAnchorElement>('link', { name: 'See other cars' });
    expect(new URL(back.href).searchParams.get('from')).toBe(RENTAL.from);
  });

  it('asks again after a failure that may pass', async () => {
    let fails = true;
    await openScreen(
      OFFER,
      carApi({
        [carDetails.path]: () =>
          fails
            ? refusal(502, 'UPSTREAM_FAILED', requestRefusals.failed)
            : { data: { offer: DETAILS, tempUrl: tempUrlOf(DETAILS.id) } },
      }),
    );
    expect(await screen.findByText('We could not load this car')).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await title();
  });
});
