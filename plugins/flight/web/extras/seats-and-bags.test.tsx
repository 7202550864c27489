import { flightRefusals } from '../../contract/refusals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'jotai';
import { useExtras } from '@/core/selling/checkout/use-extras';
import { endSession } from '@/core/session/session';
import type { Extras, PassengerType } from '../../contract';
import { QUOTE, refusal } from '../testing/fake-api';
import { TAP_DIRECT } from '../testing/fixtures';
import { NO_EXTRAS } from './choice';
import { quoteWith } from '../testing/extras-fixtures';
import { keep, readKept, seatsAndBags } from './seats-and-bags';

const there = TAP_DIRECT[0]!.segments[0]!.id;
const TWO: Extras = {
  seats: [
    { segmentId: there, traveller: 0, seat: '21A' },
    { segmentId: there, traveller: 1, seat: '21C' },
  ],
  bags: [{ leg: 0, traveller: 1, pieces: 1 }],
};
const taken = (...paths: string[]) =>
  refusal(422, 'INVALID_REQUEST', 'taken', { fields: paths.map((path) => ({ path, message: 'taken' })) });

const render = (
  reprice: (extras: Extras) => Promise<ReturnType<typeof quoteWith>>,
  types: PassengerType[] = ['ADT', 'ADT'],
) =>
  renderHook(() =>
    useExtras({
      checkoutKey: 'flight-1',
      first: NO_EXTRAS,
      reprice,
      onPriced: () => undefined,
      ...seatsAndBags({ flights: TAP_DIRECT }, types),
    }),
  );
const pricing = () => vi.fn((extras: Extras) => Promise.resolve(quoteWith(QUOTE, extras)));

describe('seats and bags of a checkout', () => {
  beforeEach(() => sessionStorage.clear());

  it('count once the server has priced them, and survive a reload', async () => {
    const reprice = pricing();
    const { result } = render(reprice);
    expect(reprice).not.toHaveBeenCalled();
    await act(() => result.current.apply(TWO));
    expect(result.current.chosen).toEqual(TWO);
    expect(reprice).toHaveBeenCalledWith(TWO);

    const again = render(reprice);
    expect(again.result.current.unpriced).toBe(true);
    await waitFor(() => expect(again.result.current.unpriced).toBe(false));
    expect(again.result.current.chosen).toEqual(TWO);
    expect(reprice).toHaveBeenCalledTimes(2);
  });

  it('that are gone are left out and told; the rest stays', async () => {
    const reprice = pricing().mockRejectedValueOnce(taken('extras.seats.1'));
    const { result } = render(reprice);
    await act(() => result.current.apply(TWO));
    expect(result.current.problem).toEqual({ kind: 'gone', seats: [TWO.seats[1]], bags: [] });
    expect(result.current.chosen).toEqual({ ...TWO, seats: [TWO.seats[0]] });
    expect(readKept('flight-1').seats).toHaveLength(1);
  });

  it('stay what they were when the price cannot be asked for, and nothing unpriced is payable after a reload', async () => {
    const reprice = pricing();
    const { result } = render(reprice);
    await act(() => result.current.apply(TWO));
    reprice.mockRejectedValue(refusal(502, 'UPSTREAM_FAILED', flightRefusals.notRepriced));
    await act(() => result.current.apply({ ...TWO, bags: [] }));
    expect(result.current.chosen).toEqual(TWO);
    expect(result.current.problem).toEqual({ kind: 'failed', ...flightRefusals.notRepriced });

    const again = render(reprice);
    await waitFor(() => expect(again.result.current.problem?.kind).toBe('failed'));
    expect(again.result.current).toMatchObject({ unpriced: true, chosen: NO_EXTRAS });
    reprice.mockImplementation((extras) => Promise.resolve(quoteWith(QUOTE, extras)));
    act(() => again.result.current.recheck());
    await waitFor(() => expect(again.result.current.unpriced).toBe(false));
    expect(again.result.current.chosen).toEqual(TWO);
  });

  it('of travellers who do not come any more are dropped', async () => {
    keep('flight-1', TWO);
    const reprice = pricing();
    const { result } = render(reprice, ['ADT']);
    await waitFor(() => expect(result.current.unpriced).toBe(false));
    expect(reprice).toHaveBeenCalledWith({ seats: [TWO.seats[0]], bags: [] });
  });

  it('go with the session, and what is no choice is ignored', () => {
    keep('flight-1', TWO);
    endSession(createStore());
    expect(readKept('flight-1')).toEqual(NO_EXTRAS);
    sessionStorage.setItem('caravel-flight-extras:flight-1', '{"seats":"all"}');
    expect(readKept('flight-1')).toEqual(NO_EXTRAS);
  });
});
