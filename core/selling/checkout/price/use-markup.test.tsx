import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../api/error';
import { useMarkup } from './use-markup';

it('R224 a markup counts once the server has taken it; one that it refuses leaves what was applied', async () => {
  const refused = new ApiError(422, 'INVALID_REQUEST', 'Markup must be between 0 and 100');
  const { result } = renderHook(() =>
    useMarkup({
      first: null,
      reprice: (markup) => (markup && markup.value > 100 ? Promise.reject(refused) : Promise.resolve()),
    }),
  );
  act(() => result.current.apply({ type: 'percent', value: 12 }));
  await waitFor(() => expect(result.current.applied).toEqual({ type: 'percent', value: 12 }));
  act(() => result.current.apply({ type: 'percent', value: 101 }));
  await waitFor(() => expect(result.current.error).toBe('Markup must be between 0 and 100'));
  expect(result.current.applied).toEqual({ type: 'percent', value: 12 });
});
