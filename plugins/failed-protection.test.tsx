import { renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { apiAtom } from '@/core/api/context';
import { ApiError } from '@/core/api/error';
import { fakeApi } from '@/core/testing/fake-api';
import { useSettings } from './refund-protect/web/settings';

function settings(answer: unknown) {
  const store = createStore();
  store.set(apiAtom, fakeApi({ '/api/refund-protects': answer }));
  return renderHook(() => useSettings(), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  }).result;
}

it('R351 a call for protection that fails disables it with markup 0, and nothing is known before', async () => {
  const failed = settings(new ApiError(500, 'INTERNAL', 'Out of order'));
  expect(failed.current.settings).toBeNull();
  await waitFor(() => expect(failed.current.settings).toEqual({ isEnabled: false, refundProtectMarkup: 0 }));
});

it('R350 one that is answered says what it costs', async () => {
  const asked = settings({ data: btoa('{"isEnabled":true,"refundProtectMarkup":6.5}') });
  await waitFor(() => expect(asked.current.settings).toEqual({ isEnabled: true, refundProtectMarkup: 6.5 }));
});
