import { clientRefusals } from '../../contract/refusals/client';
import { refusal } from '../../testing/refusal';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../../api/client';
import { apiAtom } from '../../api/context';
import { emptySession, sessionAtom } from '../../session/session';
import { travelersToSaveAtom } from '../checkout/travelers/travelers-to-save';
import { endpoint } from '../../contract/endpoint';
import type { User } from '../../contract/people/user';
import { askedOf, fakeApi } from '../../testing/fake-api';
import { CLIENT_HEADER, findBookingClients } from '../../contract/bookings/booking-for';
import BookingForBar from './BookingForBar';
import { bookingForAtom, bookingForLockedAtom, clientRefusalAtom } from './state';
import { useClientPrice } from './use-client-price';
import { z } from 'zod/mini';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(() => sessionStorage.clear());

const CLARA = { _id: 'c1', name: 'Clara Nunes', email: 'clara@example.com' };
const BRUNO = { _id: 'c2', name: '', email: 'bruno@example.com' };
const signedIn = (store: ReturnType<typeof createStore>, id: string) =>
  store.set(sessionAtom, {
    ...emptySession(),
    authenticated: true,
    user: { role: 'agent', _id: id, userType: 'SalesAgent' } as { role: 'agent' } & Partial<User>,
  });

function bar(clients: object[] = [CLARA, BRUNO]) {
  const store = createStore();
  const api = fakeApi({ [findBookingClients.path]: { data: clients } });
  store.set(apiAtom, api);
  signedIn(store, 'agent-1');
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <BookingForBar />
      </I18nProvider>
    </Provider>,
  );
  return {
    store,
    api,
    get field() {
      return screen.getByRole<HTMLInputElement>('combobox', { name: 'Booking for' });
    },
  };
}

describe('for whom staff books', () => {
  it('is found by name or address, shown with the address, kept for this tab and account, and removed', async () => {
    const { store, api, field } = bar();
    await userEvent.type(field, 'clara');
    await waitFor(() =>
      expect(askedOf(api, findBookingClients.path).at(-1)!.input.query).toEqual({ searchQuery: 'clara' }),
    );
    await userEvent.click(await screen.findByText('Clara Nunes'));
    expect(store.get(bookingForAtom)).toEqual(CLARA);
    expect(field.value).toBe('Clara Nunes');
    expect(screen.getByText('clara@example.com')).toBeTruthy();
    expect(sessionStorage.getItem('caravel-booking-for:client')).toContain('"by":"agent-1"');
    // Another account in the same tab has chosen nobody.
    act(() => signedIn(store, 'agent-2'));
    expect(store.get(bookingForAtom)).toBeNull();
    act(() => signedIn(store, 'agent-1'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([store.get(bookingForAtom), sessionStorage.length]).toEqual([null, 0]);
  });

  it('says why a client is refused, and goes on without one', async () => {
    const { store } = bar();
    act(() => store.set(bookingForAtom, CLARA));
    act(() => store.set(clientRefusalAtom, refusal(409, 'CLIENT_INACTIVE', clientRefusals.inactive)));
    expect(screen.getByText(clientRefusals.inactive.message)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue without a client' }));
    expect([store.get(bookingForAtom), store.get(clientRefusalAtom)]).toEqual([null, null]);
  });

  it('says to a restricted agent without clients for whom he books, and who can change that', async () => {
    const { store } = bar([]);
    act(() =>
      store.set(sessionAtom, (session) => ({
        ...session,
        user: { ...session.user, isRestrictedAgent: true },
      })),
    );
    expect(await screen.findByText(/No client is assigned to you yet: ask your agency/)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    // A client whom the tab has kept can still be given up.
    act(() => store.set(bookingForAtom, CLARA));
    expect(screen.getByRole('combobox')).toBeTruthy();
  });

  it('cannot be changed while a booking is on its way', () => {
    const { store, field } = bar();
    act(() => store.set(bookingForLockedAtom, true));
    expect(field.disabled).toBe(true);
  });

  it('keeps the client’s travelers out of the agent’s own', () => {
    const store = createStore();
    signedIn(store, 'agent-1');
    const typed = { bookingId: 'b1', travelers: [] };
    store.set(travelersToSaveAtom, typed);
    expect(store.get(travelersToSaveAtom)).toEqual(typed);
    store.set(bookingForAtom, CLARA);
    store.set(travelersToSaveAtom, typed);
    expect(store.get(travelersToSaveAtom)).toBeNull();
  });
});

describe('the header that names the client', () => {
  const made = endpoint({
    ...{ method: 'GET', path: '/api/priced', access: 'user', summary: 'Depends on the client.' },
    forClient: true,
    response: z.object({ data: z.string() }),
  } as const);
  const plain = endpoint({
    ...{ method: 'GET', path: '/api/plain', access: 'user', summary: 'Does not.' },
    response: z.object({ data: z.string() }),
  } as const);

  it('goes with the calls that depend on him, and a refusal of him is told', async () => {
    const sent: (string | null)[] = [];
    let status = 200;
    const refused: string[] = [];
    const api = createApi({
      ...{ authKey: () => 'k', secretCode: () => '', language: () => 'en', token: () => 't' },
      client: () => 'c1',
      onClientRefused: ({ message }) => refused.push(message),
      fetch: (_, init) => {
        sent.push(new Headers(init?.headers).get(CLIENT_HEADER));
        const body =
          status === 200 ? { data: 'ok' } : { code: 'CLIENT_INACTIVE', ...clientRefusals.inactive };
        return Promise.resolve(Response.json(body, { status }));
      },
    });
    await api.call(made);
    await api.call(plain);
    expect(sent).toEqual(['c1', null]);
    status = 409;
    await expect(api.call(made)).rejects.toMatchObject({ code: 'CLIENT_INACTIVE' });
    expect(refused).toEqual([clientRefusals.inactive.message]);
  });
});

describe('the price on a checkout', () => {
  function Price({ reprice }: { reprice: () => Promise<void> }) {
    const { pending, error } = useClientPrice({ reprice });
    return (
      <p>
        {pending ? 'asking' : 'settled'} {error}
      </p>
    );
  }

  it('is asked for anew for each client, also for one who is chosen meanwhile', async () => {
    const store = createStore();
    signedIn(store, 'agent-1');
    const waiting: (() => void)[] = [];
    const asked: (string | undefined)[] = [];
    const reprice = () => {
      asked.push(store.get(bookingForAtom)?._id);
      return new Promise<void>((resolve) => waiting.push(resolve));
    };
    render(
      <Provider store={store}>
        <Price reprice={reprice} />
      </Provider>,
    );
    expect(screen.getByText('settled')).toBeTruthy();
    act(() => store.set(bookingForAtom, CLARA));
    await screen.findByText('asking');
    act(() => store.set(bookingForAtom, BRUNO));
    await act(async () => waiting[0]!());
    await waitFor(() => expect(asked).toEqual(['c1', 'c2']));
    await act(async () => waiting[1]!());
    await screen.findByText('settled');
    act(() => store.set(bookingForAtom, null));
    await waitFor(() => expect(asked).toHaveLength(3));
  });
});
