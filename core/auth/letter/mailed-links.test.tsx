import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { StrictMode } from 'react';
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error';
import { anAgency } from '../../testing/agency';
import { fakeServer } from '../../testing/fake-server';
import { patient } from '../../testing/patient';
import { accountRefusals } from '../../contract/refusals/account';
import { refusal } from '../../testing/refusal';
import { renderPlugin } from '../../testing/renderPlugin';
import { aUser } from '../../testing/user';
import { clearToasts, toastStore } from '../../ui/feedback/toast';
import { newPasswordErrors } from '../password/new-password';
import { passwordState } from '../../credentials/password-state';
import { deepLinkAtom, sessionAtom } from '../../session/session';
import { clearToken, readToken } from '../../session/token';
import { useCheck } from './use-check';
import { keepWantedPage } from '../../session/wanted-page';

patient();

const VALIDITY = '/api/user/forgotPwdValidity';
const RESET = '/api/user/forgotPasswordLink';
const VERIFY = '/api/user/updateUserActiveStatus';
const RESEND = '/api/user/resendVerification';
const token = 'reset-token-0123456789';

const visit = async (path: string, answers: Record<string, unknown>, signedIn = false) => {
  const server = fakeServer(answers);
  const stage = await renderPlugin({
    registry: {},
    path,
    agency: anAgency(),
    api: server.api,
    ...(signedIn ? { user: aUser() } : {}),
  });
  return { ...stage, ...server };
};
/** What another tab has kept. */
const keptFor = (email: string) => {
  const other = createStore();
  other.set(deepLinkAtom, '/mytrip?when=past');
  keepWantedPage(other, email);
};
const submit = () => userEvent.click(document.querySelector('button[type=submit]')!);
const at = (router: { state: { location: { pathname: string } } }, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));

afterEach(() => {
  clearToken();
  act(clearToasts);
});

describe('a new password', () => {
  const says = (password: string, confirmation: string) =>
    Object.values(newPasswordErrors({ password, confirmation }, 'submit')).map((error) => error?.message);

  it('R134 that is empty is asked for, and so is its confirmation', () => {
    expect(says('', '')).toEqual(['Please enter password', 'Please enter password']);
  });
  it('R117 that is not composed as it has to be is not valid', () => {
    expect(says('abc', 'abc')).toEqual(['Password must be valid', undefined]);
  });
  it('R133 is confirmed by the same one alone', () => {
    expect(says('Caravel_2026', 'Caravel_2025')).toEqual([
      undefined,
      'Password and confirm password should be same',
    ]);
    expect(says('Caravel_2026', 'Caravel_2026')).toEqual([undefined, undefined]);
  });
  it('R119 default until touched, then success or error', () => {
    expect(passwordState('', false)).toBe('default');
    expect(passwordState('short', false)).toBe('default');
    expect(passwordState('short', true)).toBe('error');
    expect(passwordState('Caravel_2026', true)).toBe('success');
  });
});

describe('/newPassword', () => {
  it('R132 G125 checks the link first', async () => {
    const { sentTo } = await visit(`/newPassword?token=${token}`, { [VALIDITY]: { data: 'ok' } });
    expect(await screen.findByLabelText('New password')).toBeTruthy();
    expect(sentTo(VALIDITY)).toEqual([{ token }]);
  });
  it.each([
    [
      'expired or used',
      `/newPassword?token=${token}`,
      refusal(410, 'LINK_EXPIRED', accountRefusals.resetTokenExpired),
    ],
    ['unknown', '/newPassword?token=x', refusal(410, 'LINK_EXPIRED', accountRefusals.resetLinkExpired)],
  ])('R132 a link that is %s leads to /expired', async (_, path, answer) => {
    const { router } = await visit(path, { [VALIDITY]: answer });
    await at(router, '/expired');
    expect(await screen.findByText('The password reset link has expired')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe(
      '/forgotpassword',
    );
  });
  it('R132 no token at all leads to /expired without a call', async () => {
    const { router, sentTo } = await visit('/newPassword', {});
    await at(router, '/expired');
    expect(sentTo(VALIDITY)).toEqual([]);
  });
  it('R132 a server out of reach is no expired link', async () => {
    const { router } = await visit(`/newPassword?token=${token}`, {
      [VALIDITY]: new ApiError(0, 'NETWORK', 'We could not reach the server.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/newPassword');
  });
  it('R133 R134 an empty form is not sent and says what is missing', async () => {
    const { sentTo } = await visit(`/newPassword?token=${token}`, { [VALIDITY]: { data: 'ok' } });
    await screen.findByLabelText('New password');
    await submit();
    const links = screen.getAllByRole('link', { name: /Please enter password/ });
    expect(links.map((link) => link.textContent)).toEqual([
      'New password: Please enter password',
      'Confirm password: Please enter password',
    ]);
    await userEvent.type(screen.getByLabelText('New password'), 'Caravel_2027');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Caravel_2028');
    expect(await screen.findByText('Password and confirm password should be same')).toBeTruthy();
    expect(sentTo(RESET)).toEqual([]);
  });
  it('R135 G125 success says so, ends the session here and leads to login with the e-mail', async () => {
    const { router, sentTo, store } = await visit(
      `/newPassword?token=${token}&email=ana%40x.co`,
      { [VALIDITY]: { data: 'ok' }, [RESET]: { data: 'Your password has been changed' } },
      true,
    );
    await userEvent.type(await screen.findByLabelText('New password'), 'Caravel_2027');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Caravel_2027');
    await submit();
    await at(router, '/login');
    expect(toastStore.current().map(({ message }) => message)).toEqual(['Your password has been changed']);
    expect(sentTo(RESET)).toEqual([{ token, password: 'Caravel_2027', confirmPassword: 'Caravel_2027' }]);
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ana@x.co');
    expect([readToken(), store.get(sessionAtom).authenticated]).toEqual([null, false]);
  });
  it('G08 R135 the login after it leads to the page that was wanted when the link was asked for', async () => {
    keptFor('Ana@x.co');
    const { router, store } = await visit(
      `/newPassword?token=${token}&email=ana%40x.co`,
      { [VALIDITY]: { data: 'ok' }, [RESET]: { data: 'Your password has been changed' } },
      true,
    );
    await userEvent.type(await screen.findByLabelText('New password'), 'Caravel_2027');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Caravel_2027');
    await submit();
    await at(router, '/login');
    expect(await screen.findByText(/^Please log in to see that page\./)).toBeTruthy();
    expect(store.get(deepLinkAtom)).toBe('/mytrip?when=past');
  });
  it('R132 R135 a link that ran out while the form was open leads to /expired', async () => {
    const { router } = await visit(`/newPassword?token=${token}`, {
      [VALIDITY]: { data: 'ok' },
      [RESET]: refusal(410, 'LINK_EXPIRED', accountRefusals.resetLinkExpired),
    });
    await userEvent.type(await screen.findByLabelText('New password'), 'Caravel_2027');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Caravel_2027');
    await submit();
    await at(router, '/expired');
  });
  it('M085 R133 that the server finds two passwords is said in the form', async () => {
    await visit(`/newPassword?token=${token}`, {
      [VALIDITY]: { data: 'ok' },
      [RESET]: refusal(422, 'INVALID_REQUEST', accountRefusals.passwordMismatch),
    });
    await userEvent.type(await screen.findByLabelText('New password'), 'Caravel_2027');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Caravel_2027');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Password mismatch!');
  });
  it('R137 SEC-06 another refusal stays in the form in red, with what was typed', async () => {
    await visit(`/newPassword?token=${token}`, {
      [VALIDITY]: { data: 'ok' },
      [RESET]: refusal(422, 'INVALID_REQUEST', accountRefusals.passwordUnchanged),
    });
    await userEvent.type(await screen.findByLabelText('New password'), 'Caravel_2027');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Caravel_2027');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to change password!');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Caravel_2027');
  });
});

describe('/verify', () => {
  it('R136 G126 confirms the address and leads to login with it', async () => {
    const { router, sentTo } = await visit('/verify?id=verify-id-0123456789&email=ana%40x.co', {
      [VERIFY]: { data: 'ok' },
    });
    expect(await screen.findByText('Your email address is confirmed')).toBeTruthy();
    expect(sentTo(VERIFY)).toEqual([{ id: 'verify-id-0123456789' }]);
    await userEvent.click(
      screen.getAllByRole('link', { name: 'Log in' }).find((link) => link.closest('[role=dialog]'))!,
    );
    await at(router, '/login');
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ana@x.co');
  });
  it('G08 R136 the login after it leads to the page that was wanted before the sign-up', async () => {
    keptFor('ana@x.co');
    const { router, store } = await visit('/verify?id=verify-id-0123456789&email=ana%40x.co', {
      [VERIFY]: { data: 'ok' },
    });
    expect(await screen.findByText('Your email address is confirmed')).toBeTruthy();
    await userEvent.click(
      screen.getAllByRole('link', { name: 'Log in' }).find((link) => link.closest('[role=dialog]'))!,
    );
    await at(router, '/login');
    expect(await screen.findByText(/^Please log in to see that page\./)).toBeTruthy();
    expect(store.get(deepLinkAtom)).toBe('/mytrip?when=past');
  });
  it('M078 R136 a link that no longer works says why and offers another', async () => {
    const { sentTo } = await visit('/verify?id=verify-id-0123456789', {
      [VERIFY]: refusal(404, 'NOT_FOUND', accountRefusals.notAssociated),
      [RESEND]: { data: 'Verification email sent' },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('User is not associated with this id');
    const again = screen.getByRole('button', { name: 'Send the link again' });
    await userEvent.click(again);
    expect(screen.getByText('Required')).toBeTruthy();
    expect(sentTo(RESEND)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Email'), 'ana@x.co');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Verification email sent')).toBeTruthy();
    expect(sentTo(RESEND)).toEqual([{ email: 'ana@x.co' }]);
  });
  it('R136 without an id nothing is asked', async () => {
    const { sentTo } = await visit('/verify', {});
    expect((await screen.findByRole('alert')).textContent).toContain('This link is incomplete');
    expect(sentTo(VERIFY)).toEqual([]);
  });
  it('SEC-09 a link that works once is asked about once, however often it is drawn', async () => {
    const ask = vi.fn(() => Promise.resolve('ok'));
    const Probe = () => <p>{useCheck('key', ask).status}</p>;
    render(
      <StrictMode>
        <Probe />
      </StrictMode>,
    );
    expect(await screen.findByText('done')).toBeTruthy();
    expect(ask).toHaveBeenCalledOnce();
  });
});
