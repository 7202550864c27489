import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Place } from '../../../contract/reference';
import { useChosenPlaces } from './use-chosen-places';

const oriente = { id: 'station:oriente', name: 'Lisboa Oriente' } as Place;
const airport = { id: 'airport:OPO', name: 'Porto' } as Place;

it('a form knows the places that were chosen in it without asking', () => {
  const { result } = renderHook(() =>
    useChosenPlaces<Place>(
      (id) => (id === 'airport:XXX' ? null : undefined),
      ({ id }) => id,
    ),
  );
  expect(result.current.placeOf(oriente.id)).toBeUndefined();
  act(() => expect(result.current.choose(oriente)).toBe(oriente.id));
  act(() => void result.current.choose(airport));
  expect([oriente, airport].map(({ id }) => result.current.placeOf(id))).toEqual([oriente, airport]);
  expect(result.current.placeOf('airport:XXX')).toBeNull();
  act(() => expect(result.current.choose(null)).toBeNull());
});
