import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAgency } from '../../testing/agency';
import { fakeServer } from '../../testing/fake-server';
import { patient } from '../../testing/patient';
import { refusal } from '../../testing/refusal';
import { renderPlugin } from '../../testing/renderPlugin';
import { clearToasts, toastStore } from '../../ui/feedback/toast';
import { LETTER_WAIT_MS } from '../letter/letter';
import { deepLinkAtom } from '../../session/session';
import { FORGOT_PASSWORD_REDIRECT_MS } from '../timings';
import { wantedPage } from '../../session/wanted-page';

patient();

const FORGOT = '/api/user/forgotPassword';
const SENT = 'If there is an account with this address, a message is on its way.';

const visit = async (answer: unknown) => {
  const server = fakeServer({ [FORGOT]: answer });
  const stage = await renderPlugin({
    registry: {},
    path: '/forgotpassword',
    agency: anAgency(),
    api: server.api,
  });
  await screen.findByLabelText('Email');
  return { ...stage, ...server };
};
const user = () => userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
const button = () => document.querySelector<HTMLButtonElement>('button[type=submit]')!;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  act(clearToasts);
});

describe('/forgotpassword', () => {
  it('R124 leads back to login', async () => {
    const { router } = await visit({ data: SENT });
    await user().click(screen.getByRole('link', { name: 'Back to login' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
  const ask = async () => {
    await user().type(screen.getByLabelText('Email'), 'ana@x.co');
    await user().click(button());
  };
  it('R120 sends the e-mail alone and shows what the server answers', async () => {
    const { api, sentTo } = await visit({ data: SENT });
    await ask();
    await waitFor(() => expect(toastStore.current().map(({ message }) => message)).toEqual([SENT]));
    // Once more, before the page that says where it went.
    await user().click(button());
    expect(within(screen.getByRole('dialog')).getByText(SENT)).toBeTruthy();
    expect(sentTo(FORGOT)).toEqual([{ email: 'ana@x.co' }]);
    const [endpoint] = vi.mocked(api.call).mock.calls.find(([{ path }]) => path === FORGOT)!;
    expect(endpoint.method).toBe('POST');
  });
  it('R122 the button reads Send, while it is sent Sending..., then Send', async () => {
    let say: (answer: unknown) => void = () => undefined;
    const answer = new Promise((resolve) => (say = resolve));
    await visit(() => answer);
    expect(button().textContent).toBe('Send');
    await ask();
    expect(button().textContent).toBe('Sending...');
    await act(async () => say({ data: SENT }));
    await waitFor(() => expect(button().textContent).toBe('Send'));
  });
  it('R121 2 s after success a page stays that says where the letter went', async () => {
    const { router } = await visit({ data: SENT });
    await ask();
    await waitFor(() => expect(toastStore.current()).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(router.latestLocation.pathname).toBe('/forgotpassword');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(router.latestLocation.pathname).toBe('/check-inbox');
    await waitFor(() => expect(router.state.location.pathname).toBe('/check-inbox'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })).toBeTruthy();
    expect(screen.getByText('ana@x.co')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(10 * LETTER_WAIT_MS));
    expect(router.state.location.pathname).toBe('/check-inbox');
    const again = screen.getByRole('link', { name: 'Use another address' });
    await user().click(again);
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ana@x.co');
  });
  it('G08 what was wanted is kept for the address that the letter goes to, and its way stays in the history', async () => {
    const { router, store } = await visit({ data: SENT });
    await act(() => router.navigate({ to: '/forgotpassword', state: { returnTo: '/mytrip?when=past' } }));
    await user().type(screen.getByLabelText('Email'), 'ana@x.co');
    await user().click(button());
    await act(() => vi.advanceTimersByTimeAsync(FORGOT_PASSWORD_REDIRECT_MS));
    await user().click(await screen.findByRole('link', { name: 'Back to login' }));
    expect(await screen.findByText(/^Please log in to see that page\./)).toBeTruthy();
    const tomorrow = createStore();
    expect(wantedPage(tomorrow, 'somebody@x.co')).toBeNull();
    expect(wantedPage(tomorrow, 'ana@x.co')).toBe('/mytrip?when=past');
    expect(store.get(deepLinkAtom)).toBe('/mytrip?when=past');
  });
  it('SEC-08 the letter is sent again after a visible wait, not before', async () => {
    const { sentTo } = await visit({ data: SENT });
    await user().type(screen.getByLabelText('Email'), 'ana@x.co');
    await user().click(button());
    await act(() => vi.advanceTimersByTimeAsync(FORGOT_PASSWORD_REDIRECT_MS));
    const waiting = await screen.findByRole('button', { name: /^Send it again in [01]:\d\d$/ });
    await user().click(waiting);
    expect(sentTo(FORGOT)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(LETTER_WAIT_MS));
    await user().click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(sentTo(FORGOT)).toEqual([{ email: 'ana@x.co' }, { email: 'ana@x.co' }]));
    expect(await screen.findByRole('button', { name: /^Send it again in/ })).toBeTruthy();
  });
  it('/check-inbox without a letter leads to the start page', async () => {
    const { router } = await renderPlugin({ registry: {}, path: '/check-inbox', agency: anAgency() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
  it('R121 who leaves before is not led away from where they went', async () => {
    const { router } = await visit({ data: SENT });
    await user().type(screen.getByLabelText('Email'), 'ana@x.co');
    await user().click(button());
    await waitFor(() => expect(toastStore.current()).toHaveLength(1));
    await user().click(screen.getByRole('link', { name: 'Back to login' }));
    await screen.findByLabelText('Password');
    await act(() => vi.advanceTimersByTimeAsync(FORGOT_PASSWORD_REDIRECT_MS + 1000));
    expect(router.state.location.pathname).toBe('/login');
  });
  it.each([
    ['R125 G20', '', 'Please enter email address'],
    ['R126', 'ana', 'Please include an @ in the email address'],
    ['R127', 'ana@@x.co', '@@ are not allowed'],
    ['R128', 'ana@x.co.', 'Dot are not allowed at the end of email address'],
    ['R129', 'ana@.x.co', 'Dot are not allowed before domain name'],
    ['R130', 'ana b@x.co', 'Space are not allowed in email address'],
    ['R131', 'ana@x', 'The entered email is not valid'],
  ])('R123 %s %j says %j, sends nothing and keeps the button enabled', async (_, email, message) => {
    const { sentTo } = await visit({ data: SENT });
    if (email) await user().type(screen.getByLabelText('Email'), email);
    await user().click(button());
    expect(screen.getByText(message)).toBeTruthy();
    expect(button().disabled).toBe(false);
    expect(sentTo(FORGOT)).toEqual([]);
  });
  it('R137 R123 a refusal shows the server’s words in red; it can be sent again at once', async () => {
    await visit(refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests.'));
    await user().type(screen.getByLabelText('Email'), 'ana@x.co');
    await user().click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests.');
    expect([button().disabled, button().textContent]).toEqual([false, 'Send']);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@x.co');
  });
});
