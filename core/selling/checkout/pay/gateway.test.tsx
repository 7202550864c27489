import { renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { apiAtom } from '../../../api/context';
import { ApiError } from '../../../api/error';
import { fakeApi } from '../../../testing/fake-api';
import { usePaymentGateway } from './gateway';

function gateway(answer: unknown) {
  const store = createStore();
  store.set(apiAtom, fakeApi({ '/api/getCurrentPaymentGateway': answer }));
  return renderHook(() => usePaymentGateway(), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  }).result;
}

it('R026 the gateway is the one that CurrentPayment names, and none before that is known', async () => {
  const used = gateway({ CurrentPayment: 'EMBEDDED', fieldsUrl: '/gateway/fields', publicKey: null });
  expect(used.current).toMatchObject({ name: null, isPending: true });
  await waitFor(() => expect(used.current.name).toBe('EMBEDDED'));
  expect(used.current).toMatchObject({ fieldsUrl: '/gateway/fields', isTest: false, isError: false });
});

it('R027 where nobody can say, it is STRIPE', async () => {
  const used = gateway(new ApiError(500, 'INTERNAL', 'Out of order'));
  await waitFor(() => expect(used.current).toMatchObject({ name: 'STRIPE', fieldsUrl: null, isError: true }));
});
