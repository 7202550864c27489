import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteCookie } from '../../state/cookies';
import { fakeServer } from '../../testing/fake-server';
import { patient } from '../../testing/patient';
import { refusal } from '../../testing/refusal';
import { renderPlugin } from '../../testing/renderPlugin';
import { aUser } from '../../testing/user';
import { clearToken, readToken } from '../../session/token';
import { clearToasts } from '../../ui/feedback/toast';

patient();
afterEach(() => {
  vi.restoreAllMocks();
  clearToken();
  for (const name of ['rememberMe', 'rememberEmail']) deleteCookie(name);
  act(clearToasts);
});

const PASSWORD = 'Quiet_Harbour_7';

/** Logs in and wants to be remembered, and watches what the page writes down meanwhile. */
async function logIn(answer: unknown) {
  const cookies = vi.spyOn(document, 'cookie', 'set');
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  const visited = [vi.spyOn(window.history, 'pushState'), vi.spyOn(window.history, 'replaceState')];
  const server = fakeServer({ '/api/user/login': answer, '/api/user/getProfile': { data: aUser() } });
  const { router } = await renderPlugin({ registry: {}, path: '/login', api: server.api });
  await userEvent.type(await screen.findByLabelText('Email'), 'ana@alpha.example');
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  const written = () =>
    JSON.stringify([
      [cookies, stored, ...visited].map(({ mock }) => mock.calls),
      [document.cookie, { ...localStorage }, { ...sessionStorage }],
      router.state.location,
    ]);
  return { written, sentTo: server.sentTo };
}
const expectNothingOfIt = (written: string) => {
  for (const form of [PASSWORD, btoa(PASSWORD)]) expect(written).not.toContain(form);
};

describe('who wants to be remembered', () => {
  it('G124 leaves the address and no password', async () => {
    const { written, sentTo } = await logIn({ auth: 'tok', userType: 'Client', challenge: null });
    await waitFor(() => expect(readToken()).toBe('tok'));
    await waitFor(() => expect(document.cookie).toContain('rememberEmail=ana%40alpha.example'));
    expect(sentTo('/api/user/login')).toEqual([{ email: 'ana@alpha.example', password: 'Quiet_Harbour_7' }]);
    expectNothingOfIt(written());
  });

  it('G124 leaves none before the second factor either', async () => {
    const { written } = await logIn({
      auth: null,
      userType: 'AgencyOwner',
      challenge: 'challenge-0123456789',
    });
    await screen.findByLabelText('Code');
    expect(document.cookie).toContain('rememberMe=true');
    expectNothingOfIt(written());
  });

  it('G124 leaves none where it was wrong', async () => {
    const { written } = await logIn(refusal(401, 'BAD_CREDENTIALS', 'The password is not right'));
    await screen.findByRole('alert');
    expectNothingOfIt(written());
  });
});
